import type { Application } from './model.ts';
import { countryName, specialtyTitle } from './words.ts';

type Applied = Omit<Application, 'id' | 'state' | 'receivedAt' | 'decidedAt'>;

/** To whoever runs the site. What was typed stands in the body alone: nothing of it is in a heading. */
export function applicationEmail(applied: Applied) {
  const { name, practice, email, country, place, specialties, licence, charges, about, mayBeListed } = applied;
  return {
    subject: 'Somebody applies to be a partner',
    text: `${name} <${email}>
Practice: ${practice}
Where: ${place}, ${countryName(country)}
For: ${specialties.map(specialtyTitle).join(', ')}
Licence: ${licence}
Charges: ${charges}
May be listed: ${mayBeListed ? 'yes' : 'no'}

${about === '' ? 'They wrote nothing more.' : about}

-- 
Sent through the form on the page Partners. Nobody has checked that the address is theirs, nor the licence. The application waits on the portal of administrators, under Users.
`,
  };
}

/** To the address that was given. It repeats nothing that was typed: see the e-mail of an enquiry. */
export function appliedEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'Your application has arrived',
    text: `Hello,

your application to be a partner, sent with the form on ${publicUrl}/partners, has arrived. A person reads it, looks your licence up with whoever issued it, and answers to this address. Nothing is published before that.

If you did not apply, somebody has typed your address by mistake. You need do nothing.
`,
  };
}

type Decided = { name: string; mayBeListed: boolean; publicUrl: string };

export function acceptedEmail({ name, mayBeListed, publicUrl }: Decided) {
  const listed = mayBeListed
    ? `You agreed to be listed: your practice now stands on ${publicUrl}/partners, with your name, place, specialties, licence, charges and this address.`
    : 'You did not ask to be listed, so nothing about you is published.';
  return {
    subject: 'You are a partner',
    text: `Hello ${name},

your application was accepted. ${listed}

To be changed or taken off the list, write to us with the form on ${publicUrl}/contact.
`,
  };
}

/** Without the name that was typed: it goes to an address that nobody has proven, and to many who were refused for that. */
export function declinedEmail({ publicUrl }: Pick<Decided, 'publicUrl'>) {
  return {
    subject: 'About your application',
    text: `Hello,

you are not on the list of partners. Either the application was not accepted, or an entry that stood there was taken off. Nothing about you is published.

To ask why, write to us with the form on ${publicUrl}/contact. What you sent with the application is deleted after a year.
`,
  };
}
