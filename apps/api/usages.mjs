/**
 * Usage text of each back-end command. Plain JavaScript without imports, so that `--help` works before anything is installed or built.
 */
export const USAGES = {
  import: `Use: npm run import -- <file or URL> --site <alias> [options]

  --site <alias>          site that the contents go to
  --no-media              leave pictures and files where they are
  --json                  print the report as JSON
  --report-to <email>     send the report by mail as well

It takes a WordPress export (WXR), RSS 2.0, Atom, and IPTC ninjs 1.x to 3.x.
Exit codes: 0 no item at fault, 1 the command failed and says why (a file that cannot be read changes nothing),
2 at least one item at fault was skipped, even if that was every item.`,
  content: `Use: npm run content -- withdraw|restore <address>
     npm run content -- reschedule <address> --to <moment>

  <address>      where the content is: https://www.elfar.example/politica/x/, or /politica/x/ with --site
  --site <alias> site of an address without a host
  --to <moment>  when it is to be published: 2026-03-18T09:00:00+01:00; without a zone the site's own time

withdraw   takes a content back: its address answers 410, and no import puts it up again
restore    puts it up again
reschedule sets its date: one to come hides it until then, and no import changes it

It works beside a running server. Readers see it at once. Exit codes: 0 done, 1 not done.`,
  desk: `Use: npm run desk -- invite <address> [--site <alias>] [--role <role>]
     npm run desk -- check [--site <alias>]

invite  sends somebody an invitation to the desk, /redaccio/, and writes its link here
check   reads the whole log of the desk, and says whether a line was changed or taken out

  <address>      an email address
  --site <alias> whose desk; it may be left out where there is one site
  --role <role>  moderator, editor, chief; default: chief, who can invite the others

It works beside a running server. Exit codes: 0 done, 1 not done.`,
  consents: `Use: npm run --silent consents -- [--site <alias>] [--browser <id> | --commercial | --deleted <address>]

Writes the record of readers' decisions about cookies and others here, one as JSON a line, the oldest first: what a supervisor may
ask for. It holds no address of the network and no name.

  --site <alias>   whose; it may be left out where there is one site
  --browser <id>   only those of one browser: the last 32 characters of its cookie “consent”
  --commercial     instead, who wants messages that sell something now: address, name, and what they agreed to, when
  --deleted        instead, the proof that is kept blocked of what a deleted account with this address had agreed to, and until when:
                   for an authority or a court that asks, and for nothing else (LOPDGDD, article 32)

It works beside a running server. Exit codes: 0 done, 1 not done.`,
  entitlements: `Use: npm run entitlements -- <file> --site <alias> --source <name>

  <file>           table of values, between commas or semicolons, with the columns id, email, product, from, to
  --site <alias>   whose texts it opens
  --source <name>  who sold it: small letters, digits and hyphens, and not stripe; ids are of one source

from and to are a day such as 2026-11-01, from its first moment to its last in the site's time zone, or a moment with its zone such as
2026-11-01T09:00:00+01:00. The same table twice changes nothing. A line that cannot be read, or that has
the id of another, refuses the whole table; it is of UTF-8. The command says how many contracts were new, changed or as they were.
It works beside a running server. Exit codes: 0 done, 1 nothing was kept.`,
  'newsletter-readers': `Use: npm run newsletter-readers -- <file> --site <alias> --newsletter <id> [--write]

  <file>             table of values, between commas or semicolons, with the columns email, since, terms
  --site <alias>     whose newsletter it is; it may be left out where there is one site
  --newsletter <id>  which, by its id in the site's file
  --write            keeps them; without it the command only says what it would do

since is the day on which the reader subscribed, such as 2024-11-01, or a moment with its zone; terms says what they agreed to then,
in 200 characters at most. Both are kept as the record of their consent. Who gets the newsletter already stays as they are; who has
left it, complained, or whose letters came back is not brought back. What was left in an account that is deleted is forgotten with it:
take out of the table who asked for that. A line that cannot be read, or that has the address of another, is refused by itself; the
table is of UTF-8.
It works beside a running server. Exit codes: 0 done, 1 not done, 2 done but for lines that were refused.`,
  bounces: `Use: npm run --silent bounces -- [--file <place>]

  --file <place>  a message, a mailbox (mbox), a folder of messages or a Maildir; standard input without it

Delivery status notifications (RFC 3464) and feedback reports (RFC 5965) about letters of newsletters end those of their
addresses. What names no letter of this installation is counted and left alone. The same twice changes nothing.
It works beside a running server. Exit codes: 0 done, 1 not done.`,
};
