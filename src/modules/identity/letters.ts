/** The letter to somebody who has just signed up. */
export function welcomeLetter({ displayName, publicUrl }: { displayName: string; publicUrl: string }) {
  return {
    subject: 'Your books are open',
    text: `Hello ${displayName},

your books are open. The quickest way to see where your money goes is to drop a statement from your bank on the import page:

${publicUrl}/app/imports

The file is read, you see what would be added, and nothing is kept until you say so. An import can be taken back whole.

If you did not sign up, somebody has used your address by mistake: you can ignore this letter.
`,
  };
}
