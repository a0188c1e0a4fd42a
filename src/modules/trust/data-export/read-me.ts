/** What stands beside the files, for who opens the archive without us. */
export const READ_ME = `All your data in Ilifa.

manifest.json       what this archive contains: its version, workspaces, and the number of lines in each table.
person/             your profile, pictures, preferences, memberships, plans, sessions, devices and activity;
                    nothing in it can sign anyone in.
books/<n>-<name>/   one folder for each workspace that you own.
  <table>.csv       for a spreadsheet: decimal amounts, names of accounts and categories.
  <table>.jsonl     for a program: one entry per line, complete and exact; a restore reads these files.
  imports/          the statement files that you imported, by the id of their import.
  members.json      the members of the workspace.
  compliance-reports.json  the compliance reports.
  activity.jsonl    the activity log.

Amounts in the .jsonl files are whole numbers of the currency's smallest unit (cents, kobo), written as text.
Account numbers are readable: store this archive where only you can open it.

To restore it: sign in to any Ilifa, open Settings, Advanced, and choose this file. docs/export.md describes every field.
`;
