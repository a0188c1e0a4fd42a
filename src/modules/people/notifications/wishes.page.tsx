import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PushSection, useReachesDevices } from '#modules/people/push/parts.tsx';
import { queryClient } from '#browser/api.client.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox, Switch } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { useModulesThere } from '#ui/modules-there.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Delivery, QuietHours, WishChange, Wishes } from './model.ts';
import { tellOtherTabs } from './news.client.ts';
import { isFixed, typesThatCome } from './rules.ts';
import {
  type Channel,
  CHANNEL_LABELS,
  CHANNEL_SHORT_LABELS,
  CHANNELS,
  TYPE_WORDS,
  WISHES_PAGE_WORDS,
} from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

const wishesQuery = api.wishes.queryOptions();

/** What am I told, how, and when not? */
export function NotificationWishesPage() {
  const wishes = useQuery(wishesQuery);
  return (
    <div className="max-w-reading">
      <PageHeader title={WISHES_PAGE_WORDS.notificationsHeading} note={WISHES_PAGE_WORDS.chooseWhatWeNotifyNote} />
      <Loaded query={wishes} skeleton={<Skeleton className="h-96" />}>
        {(found) => <Choices wishes={found} />}
      </Loaded>
    </div>
  );
}

type Save = (change: WishChange) => void;

/** Shown at once, taken back where the server refuses, and undone from the toast. */
function useSaveWishes(now: Wishes): Save {
  const perform = useUndoable();
  const keep = async (change: WishChange) => {
    await api.saveWishes.call(change);
    // Here all is asked for anew after a change that can be undone.
    tellOtherTabs();
  };
  return (change) => {
    const back: WishChange = {
      choices: change.choices.map((choice) => ({ ...choice, isOn: !choice.isOn })),
      ...(change.quietHours === undefined ? {} : { quietHours: now.quietHours }),
    };
    perform({
      perform: async () => {
        await keep(change);
        return () => keep(back);
      },
      done: 'Saved',
      showAtOnce: async () => {
        await queryClient.cancelQueries(wishesQuery);
        const shown = queryClient.getQueryData(wishesQuery.queryKey) ?? now;
        const changed = (cell: Wishes['choices'][number]) =>
          change.choices.find(({ type, channel }) => type === cell.type && channel === cell.channel) ?? cell;
        const { quietHours = shown.quietHours } = change;
        queryClient.setQueryData(wishesQuery.queryKey, { choices: shown.choices.map(changed), quietHours });
        return () => queryClient.setQueryData(wishesQuery.queryKey, shown);
      },
    });
  };
}

function Choices({ wishes }: { wishes: Wishes }) {
  const save = useSaveWishes(wishes);
  return (
    <div className="flex flex-col gap-4">
      <Matrix wishes={wishes} save={save} />
      <PushSection />
      <Quiet quietHours={wishes.quietHours} save={save} />
      <Deliveries />
    </div>
  );
}

/** On a phone each topic has its boxes below it, with their names. */
function Matrix({ wishes, save }: { wishes: Wishes; save: Save }) {
  const reachesDevices = useReachesDevices();
  const types = typesThatCome(useModulesThere());
  const isOff = (channel: Channel) => channel === 'push' && !reachesDevices;
  return (
    <Section flush title={WISHES_PAGE_WORDS.notificationSettings} note={WISHES_PAGE_WORDS.weAlwaysEMailNote}>
      <table className="w-full text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-y border-line text-left text-xs text-faint">
            <th scope="col" className="px-5 py-2 font-medium">
              {WISHES_PAGE_WORDS.about}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-26 px-2 py-2 text-center font-medium last:pr-5">
                {CHANNEL_LABELS[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block max-sm:border-t max-sm:border-line">
          {types.map((type) => (
            <tr key={type} className="max-sm:grid max-sm:grid-cols-3 max-sm:px-5 max-sm:pt-3">
              <th scope="row" className="text-left font-normal max-sm:col-span-3 sm:py-3 sm:pr-2 sm:pl-5">
                <span className="block font-medium">{TYPE_WORDS[type].label}</span>
                <span className="text-faint">{TYPE_WORDS[type].hint}</span>
              </th>
              {wishes.choices
                .filter((choice) => choice.type === type)
                .map(({ channel, isOn }) => (
                  <td key={channel} className="sm:px-2 sm:py-3 sm:text-center sm:last:pr-5">
                    <Checkbox
                      className="min-h-11"
                      label={
                        <>
                          <span className="sr-only">{`${TYPE_WORDS[type].label}: ${CHANNEL_LABELS[channel]}`}</span>
                          <span aria-hidden className="sm:hidden">
                            {CHANNEL_SHORT_LABELS[channel]}
                          </span>
                        </>
                      }
                      checked={isOn && !isOff(channel)}
                      disabled={isFixed(type, channel) || isOff(channel)}
                      onChange={() => save({ choices: [{ type, channel, isOn: !isOn }] })}
                    />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const NIGHT = { from: '22:00', until: '07:00' };

function Quiet({ quietHours, save }: { quietHours: QuietHours | null; save: Save }) {
  const { timeZone } = useFormats();
  const set = (hours: QuietHours | null) => save({ choices: [], quietHours: hours });
  return (
    <Section title={WISHES_PAGE_WORDS.quietHours}>
      <div className="flex flex-col gap-4">
        <Switch
          label={WISHES_PAGE_WORDS.pauseNotificationsAtThese}
          hint={WISHES_PAGE_WORDS.weSendThemTogetherNote}
          checked={quietHours !== null}
          onSwitch={(on) => set(on ? { ...NIGHT, timeZone } : null)}
        />
        {quietHours !== null && (
          <>
            <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
              <Time
                label={WISHES_PAGE_WORDS.from}
                value={quietHours.from}
                onChosen={(from) => set({ ...quietHours, from, timeZone })}
              />
              <Time
                label={WISHES_PAGE_WORDS.until}
                value={quietHours.until}
                onChosen={(until) => set({ ...quietHours, until, timeZone })}
              />
            </div>
            <p className="text-sm text-faint">
              <Sentence
                text={
                  quietHours.from > quietHours.until
                    ? WISHES_PAGE_WORDS.overnightChangeIt
                    : WISHES_PAGE_WORDS.timeZoneChangeIt
                }
                parts={{
                  timeZone: quietHours.timeZone.replaceAll('_', ' '),
                  link: <TextLink to="/app/settings/locale">{WISHES_PAGE_WORDS.languageRegion}</TextLink>,
                }}
              />
            </p>
          </>
        )}
      </div>
    </Section>
  );
}

/** Held when one leaves the field: while typing it is many other times. */
function Time({ label, value, onChosen }: { label: string; value: string; onChosen: (time: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label}>
      <TextInput
        type="time"
        required
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          setTyped(null);
          if (typed !== null && typed !== '' && typed !== value) onChosen(typed);
        }}
      />
    </Field>
  );
}

function Deliveries() {
  const deliveries = useQuery(api.deliveries.queryOptions());
  return (
    <Section flush title={WISHES_PAGE_WORDS.sentMessages} note={WISHES_PAGE_WORDS.newest50EMailsNote}>
      <Loaded query={deliveries} skeleton={<TableSkeleton rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 pb-4 text-sm text-soft">{WISHES_PAGE_WORDS.nothingSentYet}</p>
          ) : (
            <ul aria-label={WISHES_PAGE_WORDS.sentMessages} className="divide-y divide-line border-t border-line">
              {found.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { title, channel, state, createdAt, dueAt, sentAt } = delivery;
  const formats = useFormats();
  const isHeld = state === 'waiting' && dueAt.getTime() > createdAt.getTime();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">{title}</span>
      <span className="figures text-xs text-faint">{writeMoment(sentAt ?? (isHeld ? dueAt : createdAt), formats)}</span>
      <span className="text-xs text-faint">{CHANNEL_LABELS[channel]}</span>
      {state === 'sent' && <Badge tone="accent">{WISHES_PAGE_WORDS.sent}</Badge>}
      {state === 'waiting' && (
        <Badge>{isHeld ? WISHES_PAGE_WORDS.waitingForQuietHours : WISHES_PAGE_WORDS.sending}</Badge>
      )}
      {state === 'kept' && <Badge>{WISHES_PAGE_WORDS.notSentYet}</Badge>}
      {state === 'unneeded' && <Badge>{WISHES_PAGE_WORDS.notNeeded}</Badge>}
      {state === 'missed' && <Badge>{WISHES_PAGE_WORDS.noDeviceWasReached}</Badge>}
    </li>
  );
}
