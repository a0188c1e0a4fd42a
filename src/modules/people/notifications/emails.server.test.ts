import { afterAll, describe, expect, test } from 'vitest';
import { startNewsroom, type Someone } from '#testing/notices.server.ts';
import { deliverNotices } from './posting.server.ts';
import type { Attempt } from '#platform/mail.server.ts';

// The clock moves by hand; sessions last an hour of rest.
let now = new Date('2026-11-21T10:00:00Z');
/** What becomes of e-mails to an address; all others are sent. */
const outcomes = new Map<string, Attempt>();
const attempt = ({ to }: { to: string }) => Promise.resolve(outcomes.get(to) ?? ({ outcome: 'sent' } as const));
const { app, news, post, emailsTo, titlesOf } = await startNewsroom(() => now, { attempt });
afterAll(() => app.close());

describe('e-mails', () => {
  test('one for all that waited, each with its link, and none twice', async () => {
    const person = await app.person();
    const before = emailsTo(person).length;
    for (const title of ['First', 'Second']) await news([person], { type: 'compliance', title, severity: 'medium' });
    await post();
    await post();
    const [message, ...more] = emailsTo(person).slice(before);
    expect(more).toEqual([]);
    expect(message?.subject).toBe('2 notifications from Ilifa');
    for (const { id } of (await person.api.notifications.list({})).notices)
      expect(message?.text).toContain(`http://localhost/app/notifications/${id}`);
    expect(await person.api.notifications.deliveries()).toMatchObject([
      { title: 'Second', state: 'sent', sentAt: now },
      { title: 'First', state: 'sent', sentAt: now },
    ]);
  });

  test('each goes in exactly one e-mail, however many processes send', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.person()));
    for (const title of ['One', 'Two', 'Three']) await news(people, { type: 'compliance', title });
    await Promise.all(Array.from({ length: 6 }, () => post()));
    for (const person of people) {
      const texts = emailsTo(person).map(({ text }) => text);
      for (const title of ['One', 'Two', 'Three'])
        expect(texts.filter((text) => text.includes(`${title}\n`))).toHaveLength(1);
    }
  });

  test('what was cut off before it was queued is sent after the next start', async () => {
    const person = await app.person();
    await news([person], { type: 'compliance', title: 'Cut off' });
    const before = emailsTo(person).length;
    let looks = 0;
    const dying = () => {
      looks += 1;
      if (looks > 1) throw new Error('the process dies');
      return now;
    };
    const cutOff = deliverNotices({ ...app.services, now: dying, publicUrl: 'http://localhost' });
    await expect(cutOff).rejects.toThrow('the process dies');
    await app.services.emails.deliver();
    expect(await person.api.notifications.deliveries()).toMatchObject([{ state: 'waiting' }]);
    await post();
    expect(await person.api.notifications.deliveries()).toMatchObject([{ state: 'sent' }]);
    // The first was undone with its transaction.
    expect(emailsTo(person)).toHaveLength(before + 2);
  });

  test('what the mail server refused is not said to be sent, and what nobody took is tried again, behind nobody', async () => {
    const [refused, unlucky, other] = [await app.person(), await app.person(), await app.person()];
    await news([refused, unlucky, other], { type: 'compliance', title: 'Delivered' });
    outcomes.set(refused.email, { outcome: 'refused', problem: 'SMTP 550' });
    outcomes.set(unlucky.email, { outcome: 'later', problem: 'SMTP 451' });
    await post();
    const stateOf = async ({ api }: Someone) =>
      (await api.notifications.deliveries()).map(({ state, sentAt }) => [state, sentAt]);
    expect(await stateOf(refused)).toEqual([['kept', null]]);
    expect(await stateOf(unlucky)).toEqual([['waiting', null]]);
    expect(await stateOf(other)).toEqual([['sent', now]]);
    outcomes.clear();
    now = new Date(now.getTime() + 5 * 60_000);
    await post();
    expect(await stateOf(unlucky)).toEqual([['sent', now]]);
    expect(await stateOf(refused)).toEqual([['kept', null]]);
    expect(emailsTo(unlucky).filter(({ text }) => text.includes('Delivered'))).toHaveLength(1);
  });

  test('what was read in the app meanwhile is not written; what concerns the account is', async () => {
    const person = await app.person();
    await news([person], { type: 'compliance', title: 'Read' });
    await news([person], { type: 'security', title: 'Watched' });
    await person.api.notifications.mark({ ids: null, isRead: true });
    await post();
    expect(emailsTo(person).at(-1)?.subject).toBe('Watched');
    expect((await person.api.notifications.deliveries()).map(({ title, state }) => [title, state])).toEqual([
      ['Watched', 'sent'],
      ['Read', 'unneeded'],
    ]);
  });
});

describe('what one wants to be told', () => {
  const wishFor = ({ api }: Someone, type: string) =>
    api.notifications
      .wishes()
      .then(({ choices }) => choices.filter((choice) => choice.type === type).map(({ isOn }) => isOn));

  test('holds at once: a muted type reaches nobody, and what waits of it does not go', async () => {
    const person = await app.person();
    await news([person], { type: 'compliance', title: 'Waits' });
    const off = { type: 'compliance', isOn: false } as const;
    await person.api.notifications.saveWishes({
      choices: [
        { ...off, channel: 'app' },
        { ...off, channel: 'email' },
      ],
    });
    expect(await wishFor(person, 'compliance')).toEqual([false, false, true]);
    await news([person], { type: 'compliance', title: 'Muted' });
    const before = app.sentEmails.length;
    await post();
    expect(app.sentEmails).toHaveLength(before);
    expect(await titlesOf(person, true)).toEqual(['Waits']);
  });

  test('by e-mail alone: it is written and not shown', async () => {
    const person = await app.person();
    await person.api.notifications.saveWishes({
      choices: [
        { type: 'goal', channel: 'app', isOn: false },
        { type: 'goal', channel: 'email', isOn: true },
      ],
    });
    await news([person], { type: 'goal', title: 'Reached' });
    await post();
    expect(emailsTo(person).at(-1)?.subject).toBe('Reached');
    expect(await titlesOf(person, true)).toEqual([]);
  });

  test('news about the account cannot be switched off in the app', async () => {
    const person = await app.person();
    const off = { type: 'security', isOn: false } as const;
    const choices = [
      { ...off, channel: 'app' },
      { ...off, channel: 'email' },
    ] as const;
    const saved = await person.api.notifications.saveWishes({ choices: [...choices] });
    expect(saved.choices.filter(({ type }) => type === 'security').map(({ isOn }) => isOn)).toEqual([
      true,
      false,
      true,
    ]);
    await news([person], { type: 'security', severity: 'critical', title: 'Taken over' });
    await post();
    expect(await titlesOf(person)).toEqual(['Taken over']);
    expect(emailsTo(person).at(-1)?.subject).toBe('Taken over');
  });

  test('two changes at once lose neither', async () => {
    const person = await app.person();
    await Promise.all(
      (['budget', 'goal', 'system'] as const).map((type) =>
        person.api.notifications.saveWishes({ choices: [{ type, channel: 'email', isOn: true }] }),
      ),
    );
    for (const type of ['budget', 'goal', 'system']) expect(await wishFor(person, type)).toEqual([true, true, true]);
  });

  test('in quiet hours e-mails wait, then go as one; what is critical goes at once', async () => {
    now = new Date('2026-12-01T21:00:00Z');
    const person = await app.person();
    const quietHours = { from: '22:00', until: '07:00', timeZone: 'Africa/Johannesburg' };
    await person.api.notifications.saveWishes({ quietHours });
    const before = emailsTo(person).length;
    for (const title of ['One', 'Two']) await news([person], { type: 'compliance', title });
    await news([person], { type: 'security', severity: 'critical', title: 'Now' });
    await post();
    expect(
      emailsTo(person)
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual(['Now']);
    expect(await titlesOf(person)).toHaveLength(3);
    now = new Date('2026-12-02T05:00:00Z');
    await post();
    expect(
      emailsTo(person)
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual(['Now', '2 notifications from Ilifa']);
  });

  test('where the quiet hours end earlier than was said, what waits goes then', async () => {
    now = new Date('2026-12-03T21:00:00Z');
    const person = await app.person();
    const { saveWishes } = person.api.notifications;
    await saveWishes({ quietHours: { from: '22:00', until: '07:00', timeZone: 'UTC' } });
    now = new Date('2026-12-03T22:10:00Z');
    await person.signInAgain();
    await news([person], { type: 'compliance', title: 'Waits' });
    await post();
    expect(emailsTo(person).at(-1)?.subject).not.toBe('Waits');
    expect(await saveWishes({ quietHours: null })).toMatchObject({ quietHours: null });
    await post();
    expect(emailsTo(person).at(-1)?.subject).toBe('Waits');
  });

  test('quiet hours that are chosen while it waits hold back nothing critical', async () => {
    now = new Date('2026-12-04T23:00:00Z');
    const person = await app.person();
    await news([person], { type: 'security', severity: 'critical', title: 'Taken over' });
    await news([person], { type: 'compliance', title: 'Waits' });
    await person.api.notifications.saveWishes({ quietHours: { from: '22:00', until: '07:00', timeZone: 'UTC' } });
    await post();
    expect(emailsTo(person).at(-1)?.subject).toBe('Taken over');
  });

  test('quiet hours that last all day are refused', async () => {
    const { api } = await app.person();
    const quietHours = { from: '07:00', until: '07:00', timeZone: 'UTC' };
    await expect(api.notifications.saveWishes({ quietHours })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
