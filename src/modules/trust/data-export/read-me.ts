/** What stands beside the files, for who opens the archive without us. */
export const READ_ME = `Everything that you own in Ilifa.

manifest.json       what this archive holds: its version, its books, the number of rows in each table
person/             who you are here: profile, pictures, preferences, memberships, plans, sessions, devices,
                    and what you did outside books; nothing in it signs anybody in
books/<n>-<name>/   one folder for each set of books of which you are an owner
  <table>.csv       for a spreadsheet: decimal amounts, names of accounts and categories
  <table>.jsonl     for a program: one row a line, complete and exact; this is what is read when you bring it back
  imports/          the statement files that you brought, as they came, under the id of their import
  members.json      who shares the books
  compliance-reports.json  how well the books were guarded, each time it was asked
  activity.jsonl    the record of what was done in them

Amounts in the .jsonl files are whole numbers of the currency's smallest unit (cents, kobo) and are written as text.
Account numbers are in the clear: keep this archive where only you can read it.

To bring it back: sign in to any Ilifa, open Settings, Advanced, and choose this file. docs/export.md describes every field.
`;
