import { useMutation, useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toastError, useDone } from '#ui/undoable.client.ts';
import { consentsQuery, decide } from './consents.client.ts';
import type { KeptConsent } from './model.ts';
import { ALL, type Choices, inForce, LISTED, NONE, PURPOSES } from './rules.ts';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS, PURPOSE_WORDS } from './words.ts';

/** What have I allowed, and since when? */
export function PrivacyChoicesPage() {
  const consents = useQuery(consentsQuery);
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.privacyChoicesHeading}
        note={
          <Sentence
            text={PAGE_WORDS.chooseWhatWeMay}
            parts={{
              link: (
                <TextLink to="/app/settings/your-data-rights" className="whitespace-nowrap">
                  {PAGE_WORDS.yourDataRights}
                </TextLink>
              ),
            }}
          />
        }
      />
      <Loaded query={consents} skeleton={<Skeleton className="h-80" />}>
        {(found) => (
          <div className="flex flex-col gap-4">
            <Allowed consents={found} />
            <History consents={found} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Allowed({ consents }: { consents: readonly KeptConsent[] }) {
  const [newest] = consents;
  const { essential, ...now } = inForce(newest === undefined ? null : { ...newest, givenAt: newest.givenAt.getTime() });
  const { person } = useCaller();
  const tellDone = useDone();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (choices: Choices) => decide(choices, person.id),
    onSuccess: (_, choices) => {
      const back = now;
      const isAnyOn = PURPOSES.some((purpose) => choices[purpose]);
      tellDone(isAnyOn ? 'Saved' : PAGE_WORDS.onlyEssentialsAreOn, () => decide(back, person.id));
    },
    onError: toastError,
  });
  // Shown at once; where the server refuses, what holds is shown again.
  const shown: Choices = isPending ? variables : now;
  return (
    <Section
      title={PAGE_WORDS.yourChoices}
      actions={
        <div className="flex gap-2">
          <Button onClick={() => mutate(NONE)}>{PAGE_WORDS.rejectAll}</Button>
          <Button onClick={() => mutate(ALL)}>{PAGE_WORDS.acceptAll}</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <Switch
          label={PAGE_WORDS.essential}
          hint={PAGE_WORDS.signsYouInKeepsNote}
          checked={essential}
          disabled
          onSwitch={() => undefined}
        />
        {PURPOSES.map((purpose) => (
          <Switch
            key={purpose}
            {...PURPOSE_WORDS[purpose]}
            checked={shown[purpose]}
            onSwitch={(on) => mutate({ ...shown, [purpose]: on })}
          />
        ))}
      </div>
    </Section>
  );
}

const KEPT = PAGE_WORDS.yourPastChoicesCannot;

/** The proof that is kept of each decision. */
function History({ consents }: { consents: readonly KeptConsent[] }) {
  const formats = useFormats();
  if (consents.length === 0) return null;
  return (
    <Section
      flush
      title={PAGE_WORDS.history}
      note={KEPT + (consents.length < LISTED ? '' : PAGE_WORDS.showingNewestNote(LISTED))}
    >
      <ul aria-label={PAGE_WORDS.history} className="divide-y divide-line border-t border-line">
        {consents.map(({ id, choices, givenAt, version, via }) => {
          const on = PURPOSES.filter((purpose) => choices[purpose]).map((purpose) => PURPOSE_WORDS[purpose].label);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
              <span className="min-w-0 flex-1 basis-48">{PAGE_WORDS.essentialsOnly(on.length, on.join(', '))}</span>
              <span className="figures text-xs text-faint">{writeMoment(givenAt, formats)}</span>
              <Badge>{PAGE_WORDS.bannerInBannerIn(via, version)}</Badge>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
