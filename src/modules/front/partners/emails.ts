import type { Application } from './model.ts';
import { countryName, specialtyTitle } from './words.ts';

type Applied = Omit<Application, 'id' | 'state' | 'receivedAt' | 'decidedAt'>;

/** To whoever runs the site. What was typed stands in the body alone: nothing of it is in a heading. */
export function applicationEmail(applied: Applied) {
  const { name, practice, email, country, place, specialties, licence, charges, about, mayBeListed } = applied;
  const specialtyNames = specialties.map(specialtyTitle).join(', ');
  const agreement = mayBeListed ? 'yes' : 'no';
  return {
    subject: 'New partner application',
    text: `${name} <${email}>
Practice: ${practice}
Place: ${place}, ${countryName(country)}
Specialties: ${specialtyNames}
Licence: ${licence}
Charges: ${charges}
Agrees to a public listing: ${agreement}

${about === '' ? 'The applicant wrote no message.' : about}

-- 
Sent with the partner form. We have not checked the address or the licence. The application is in the administrator portal, under Users.
`,
  };
}

/** To the address that was given. It repeats nothing that was typed: see the e-mail of an enquiry. */
export function appliedEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'We got your partner application',
    text: `Hello,

thank you for applying to be a partner on ${publicUrl}/partners. We will check your licence and reply to this e-mail address. Nothing is published before that.

If you did not apply, someone used your address by mistake. You can ignore this e-mail.
`,
  };
}

type Decided = { name: string; mayBeListed: boolean; publicUrl: string };

export function acceptedEmail({ name, mayBeListed, publicUrl }: Decided) {
  const listed = mayBeListed
    ? `Your practice is now listed on ${publicUrl}/partners, with your name, place, specialties, licence, charges and this address.`
    : 'You did not ask to be listed, so nothing about you is published.';
  return {
    subject: 'Your partner application was accepted',
    text: `Hello ${name},

your application was accepted. ${listed}

To change or remove your listing, write to us: ${publicUrl}/contact.
`,
  };
}

/** Without the name that was typed: it goes to an address that nobody has proven, and to many who were refused for that. */
export function declinedEmail({ publicUrl }: Pick<Decided, 'publicUrl'>) {
  return {
    subject: 'About your partner application',
    text: `Hello,

you are not on our list of partners. Your application was not accepted, or your listing was removed. Nothing about you is published.

To ask why, write to us: ${publicUrl}/contact. We delete your application after a year.
`,
  };
}
