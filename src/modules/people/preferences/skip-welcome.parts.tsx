import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { HOME } from '#browser/return-path.ts';
import { useSavePreferences } from './preference-changes.client.ts';
import { preferencesQuery } from './preferences.client.ts';
import type { HeldPreferences } from './model.ts';
import { SKIP_WELCOME_PARTS_WORDS } from './words.ts';

/** Dismisses the first steps for good, on every device, or has them shown again. */
export function SkipWelcome() {
  const { data } = useQuery(preferencesQuery);
  return data === undefined || data === null ? null : <Skip preferences={data} />;
}

function Skip({ preferences }: { preferences: HeldPreferences }) {
  const navigate = useNavigate();
  const save = useSavePreferences(preferences);
  const { skipsWelcome } = preferences;
  return (
    <Button
      look="quiet"
      className="max-sm:-ml-3.5"
      onClick={() => {
        save({ skipsWelcome: !skipsWelcome });
        if (!skipsWelcome) void navigate(HOME);
      }}
    >
      {skipsWelcome ? SKIP_WELCOME_PARTS_WORDS.showAfterSignIn : SKIP_WELCOME_PARTS_WORDS.doNotShowAgain}
    </Button>
  );
}
