import * as v from 'valibot';
import { isDay } from '../dates/zone';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** A sentence by the publisher, in the language of the site. */
const sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(600));
const sentences = v.pipe(v.array(sentence), v.minLength(1), v.maxLength(30));
const email = v.pipe(v.string(), v.email());
const httpsUrl = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https:\/\/[^\s"'<>]+$/, 'must be an https address'),
);
/** A public body or a company that readers can contact. */
const body = v.object({ name: line, url: v.optional(httpsUrl) });
/** Shareholders of the company, with their shares as the publisher states them. */
const holders = v.pipe(
  v.array(v.object({ name: line, share: v.optional(line) })),
  v.minLength(1),
  v.maxLength(50),
);

/** Supervisors of data protection that a site’s file may name by keyword; any other by its name and URL. */
export const DATA_AUTHORITIES = ['aepd', 'apdcat'] as const;
/** How far a site complies with the accessibility standard, in the terms of the European model statement. */
export const ACCESSIBILITY_STATUSES = ['full', 'partial', 'none'] as const;
/** Evaluators of a site's accessibility: its publisher, or a company that it hired. */
export const ACCESSIBILITY_EVALUATORS = ['self', 'external'] as const;

/** Ownership of the site, and payments by public bodies (Regulation 2024/1083, article 6). */
const ownership = {
  /** Owners of the company, direct or indirect. */
  owners: v.optional(holders),
  /** Beneficial owners, as defined by the law against money laundering. */
  beneficialOwners: v.optional(holders),
  /**
   * Payments by public bodies for advertising per year, in euros, those of countries outside the Union
   * apart; 0 for none.
   */
  stateAdvertising: v.optional(
    v.pipe(
      v.array(
        v.object({
          year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
          amount: v.pipe(v.number(), v.minValue(0)),
          thirdCountries: v.optional(v.pipe(v.number(), v.minValue(0))),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
  ),
  /** Licence and supervisor of a broadcaster (Directive 2010/13, article 5). */
  broadcaster: v.optional(v.object({ licence: line, authority: body })),
};

/** Contacts for readers and authorities, and for complaints. */
const contacts = {
  /**
   * Contact points for authorities and for readers, and the languages they accept (Regulation 2022/2065,
   * articles 11 and 12).
   */
  contactPoints: v.optional(
    v.object({
      authorities: email,
      readers: v.optional(email),
      languages: v.pipe(v.array(line), v.minLength(1), v.maxLength(30)),
    }),
  ),
  /** Consumer arbitration that the company has joined; `false` for none (Act 7/2017, article 40). */
  consumerArbitration: v.optional(v.union([v.literal(false), body])),
  /** Place where consumers find complaint forms. */
  complaintForms: v.optional(sentence),
};

/** Controller and processors of readers’ data. */
const privacy = {
  /** Email address for data protection, if there is one. */
  dataProtection: v.optional(email),
  /** Name of the data protection officer, if there is one (Regulation 2016/679, article 37). */
  dataOfficer: v.optional(line),
  /** Supervisor: the Spanish agency by default, the Catalan authority for Catalan public bodies. */
  dataAuthority: v.optional(
    v.union([v.picklist(DATA_AUTHORITIES), v.object({ name: line, url: v.optional(httpsUrl) })]),
  ),
  /** Companies that process readers’ data for the publisher; empty if there are none. */
  processors: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: line,
          purpose: line,
          country: line,
          /**
           * Safeguard of data that leave the Union, such as standard contractual clauses. Without it the
           * page says that data stay there, if every country is in the European Economic Area; otherwise it
           * counts as missing.
           */
          safeguard: v.optional(line),
        }),
      ),
      v.maxLength(50),
    ),
  ),
};

/** Facts about the site's accessibility that only the publisher knows (Act 11/2023, annex V). */
const accessibility = v.object({
  status: v.picklist(ACCESSIBILITY_STATUSES),
  /** Inaccessible parts, with the reasons. */
  exceptions: v.optional(sentences),
  evaluatedBy: v.picklist(ACCESSIBILITY_EVALUATORS),
  /** Evaluation method and sample of pages. */
  method: sentence,
  /** Authority that enforces the accessibility law. */
  authority: body,
  /** Further ways to complain, in addition to the publisher’s address. */
  channels: v.optional(sentence),
});

/** The newsroom's uses of artificial intelligence, those it excludes, and the person responsible. */
const ai = v.object({ uses: v.optional(sentences), never: v.optional(sentences), answers: line });

/** Schema of a site's publisher, with the facts that its legal pages state. */
export const publisherSchema = v.object({
  /** Registered name of the company or the person; names are not translated. */
  name: line,
  /** NIF. */
  taxId: line,
  address: line,
  /** Country of the company by its ISO code; Spain by default. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be the code of a country, such as ES'))),
  email,
  phone: v.optional(line),
  /** Registration of the company, as the law requires it to be stated. */
  registry: v.optional(line),
  ...ownership,
  ...contacts,
  ...privacy,
  /** Whether it sends commercial messages: the registration form then asks for consent to them. */
  commercialEmails: v.optional(v.boolean()),
  /** Page of the newsroom's editorial principles: an https URL, or a path of the site itself. */
  principles: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.regex(
        /^(?:https:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/,
        'must be an https address, or a path that begins with /',
      ),
    ),
  ),
  ai: v.optional(ai),
  accessibility: v.optional(accessibility),
  /** Day of the latest accessibility evaluation, 'YYYY-MM-DD'. */
  accessibilityReviewed: v.pipe(
    v.string(),
    v.check(isDay, 'must be a day that there is, such as "2026-11-16"'),
  ),
});
/** A site's publisher. */
export type Publisher = v.InferOutput<typeof publisherSchema>;
