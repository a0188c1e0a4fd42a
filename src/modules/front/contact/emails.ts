import { type Topic, TOPICS } from './words.ts';

type Written = { name: string; email: string; topic: Topic; message: string };

/** To whoever runs the site. What the sender wrote stands in the body alone: nothing of it is in a heading. */
export function enquiryEmail({ name, email, topic, message }: Written) {
  return {
    subject: `A message through the site: ${TOPICS[topic]}`,
    text: `${name} <${email}> writes, about: ${TOPICS[topic]}

${message}

-- 
Sent through the form on the page Contact. Nobody has checked that the address is theirs. An answer to this e-mail goes to it. The message also waits on the portal of administrators, under Users.
`,
  };
}

/**
 * To who gave their address. It repeats nothing that was typed: whoever fills in the form with the address of somebody
 * else does not get to write to them.
 */
export function receivedEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'Your message has arrived',
    text: `Hello,

the message that you sent us with the form on ${publicUrl}/contact has arrived. A person reads it and answers to this address.

We never ask for a password, a code or a payment in an answer. Who does so writes in our name only.

If you wrote no message, somebody has typed your address by mistake. You need do nothing: nothing more will come.
`,
  };
}
