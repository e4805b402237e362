import * as v from 'valibot';
import { isDay } from '../dates/zone';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** A sentence of the publisher's own, in the language of the site. */
const sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(600));
const sentences = v.pipe(v.array(sentence), v.minLength(1), v.maxLength(30));
const email = v.pipe(v.string(), v.email());
const httpsUrl = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https:\/\/[^\s"'<>]+$/, 'must be an https address'),
);
/** A public body or a company that readers can turn to. */
const body = v.object({ name: line, url: v.optional(httpsUrl) });
/** Somebody with a part of the company, and how much of it, as the publisher says it. */
const holders = v.pipe(
  v.array(v.object({ name: line, share: v.optional(line) })),
  v.minLength(1),
  v.maxLength(50),
);

/** Supervisors of data protection that a site’s file names by a word; any other by its name and address. */
export const DATA_AUTHORITIES = ['aepd', 'apdcat'] as const;
/** How far a site complies with the norm of accessibility, in the words of the European model. */
export const ACCESSIBILITY_STATUSES = ['full', 'partial', 'none'] as const;
/** Who looked at how accessible a site is: its publisher, or a company that it asked. */
export const ACCESSIBILITY_EVALUATORS = ['self', 'external'] as const;

/** Who owns the site, and what public bodies paid it (Regulation 2024/1083, article 6). */
const ownership = {
  /** Who owns the company, directly or through others. */
  owners: v.optional(holders),
  /** Persons to whom it belongs in the end, as the law against money laundering means them. */
  beneficialOwners: v.optional(holders),
  /** What public bodies paid for advertising in each year, in euros, those of countries outside the Union apart; 0 for none. */
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
  /** Licence of a broadcaster, and who supervises it (Directive 2010/13, article 5). */
  broadcaster: v.optional(v.object({ licence: line, authority: body })),
};

/** Where readers and authorities write, and complain. */
const contacts = {
  /** Contact points for authorities and for readers, and the languages in which they can write (Regulation 2022/2065, articles 11 and 12). */
  contactPoints: v.optional(
    v.object({
      authorities: email,
      readers: v.optional(email),
      languages: v.pipe(v.array(line), v.minLength(1), v.maxLength(30)),
    }),
  ),
  /** Consumer arbitration that the company has joined; `false` for none (Act 7/2017, article 40). */
  consumerArbitration: v.optional(v.union([v.literal(false), body])),
  /** Where consumers find complaint forms. */
  complaintForms: v.optional(sentence),
};

/** Who answers for readers’ data, and who else handles them. */
const privacy = {
  /** Address of who watches over data protection there, where there is somebody. */
  dataProtection: v.optional(email),
  /** Name of the data protection officer, where there is one (Regulation 2016/679, article 37). */
  dataOfficer: v.optional(line),
  /** Who supervises it: the Spanish agency unless given, the Catalan authority for Catalan public bodies. */
  dataAuthority: v.optional(
    v.union([v.picklist(DATA_AUTHORITIES), v.object({ name: line, url: v.optional(httpsUrl) })]),
  ),
  /** Companies that handle readers’ data for the publisher: an empty list where there is none. */
  processors: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: line,
          purpose: line,
          country: line,
          /**
           * What protects data that leave the Union, such as standard contractual clauses. Without it the page says that data stay
           * there, where every country is of the European Economic Area; elsewhere it is missing.
           */
          safeguard: v.optional(line),
        }),
      ),
      v.maxLength(50),
    ),
  ),
};

/** What only the publisher knows of how accessible the site is (Act 11/2023, annex V). */
const accessibility = v.object({
  status: v.picklist(ACCESSIBILITY_STATUSES),
  /** What is not accessible, and why. */
  exceptions: v.optional(sentences),
  evaluatedBy: v.picklist(ACCESSIBILITY_EVALUATORS),
  /** How it was looked at: by which method, on which pages. */
  method: sentence,
  /** Who watches over the law of accessibility there. */
  authority: body,
  /** Ways to complain beside the publisher’s address. */
  channels: v.optional(sentence),
});

/** What the newsroom does with artificial intelligence, what it never does, and who answers for it. */
const ai = v.object({ uses: v.optional(sentences), never: v.optional(sentences), answers: line });

/** Who answers for a site, and what its pages of the law say of them. */
export const publisherSchema = v.object({
  /** Name of the company or the person, as it is registered: names are not translated. */
  name: line,
  /** NIF. */
  taxId: line,
  address: line,
  /** Country of the company by its ISO code; Spain unless given. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be the code of a country, such as ES'))),
  email,
  phone: v.optional(line),
  /** Where the company is registered, as the law wants it said. */
  registry: v.optional(line),
  ...ownership,
  ...contacts,
  ...privacy,
  /** It sends messages that sell something: who opens an account is asked whether they want them. */
  commercialEmails: v.optional(v.boolean()),
  /** Page of the principles that the newsroom works by: an https address, or a path of the site's own. */
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
  /** Day of the last look at how accessible the site is, 'YYYY-MM-DD'. */
  accessibilityReviewed: v.pipe(
    v.string(),
    v.check(isDay, 'must be a day that there is, such as "2026-11-16"'),
  ),
});
/** Who answers for a site. */
export type Publisher = v.InferOutput<typeof publisherSchema>;
