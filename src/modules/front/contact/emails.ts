import { type Topic, TOPICS } from './words.ts';

type Written = { name: string; email: string; topic: Topic; message: string };

/** To whoever runs the site. What the sender wrote stands in the body alone: nothing of it is in a heading. */
export function enquiryEmail({ name, email, topic, message }: Written) {
  const topicName = TOPICS[topic];
  return {
    subject: `Contact form: ${topicName}`,
    text: `${name} <${email}> wrote about: ${topicName}

${message}

-- 
This message was sent with the contact form. We have not checked the address. Reply to this e-mail to answer. The message is also in the administrator portal, under Users.
`,
  };
}

/**
 * To who gave their address. It repeats nothing that was typed: whoever fills in the form with the address of somebody
 * else does not get to write to them.
 */
export function receivedEmail({ publicUrl }: { publicUrl: string }) {
  return {
    subject: 'We got your message',
    text: `Hello,

thank you for your message from ${publicUrl}/contact. We will reply to this address.

We never ask for a password, a code or a payment. Do not trust a message that asks for one.

If you did not write to us, someone used your address by mistake. You can ignore this e-mail.
`,
  };
}
