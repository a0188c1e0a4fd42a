import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { preferencesAt } from '#kernel/preferences.ts';
import { queryClient } from '#browser/api.client.ts';
import { FormatsProvider, formatsOf } from '#ui/formats.tsx';
import { placeHere } from '#browser/place-here.ts';
import { LoadingScreen } from '#ui/page-states.tsx';
import { preferencesQuery, watchOtherTabs } from './preferences.client.ts';

/** Asks at once, while the page itself is still being loaded. */
export function askForPreferences(): void {
  void queryClient.prefetchQuery(preferencesQuery);
}

/** Whether signing in leads past the first steps. */
export function useSkipsWelcome(): boolean {
  return useQuery(preferencesQuery).data?.skipsWelcome === true;
}

/**
 * Writes everything below it as the person prefers, from the moment that they choose, here or in another tab. Where what
 * they prefer cannot be asked for, as they would without having said anything.
 */
export function PreferredFormats({ country, children }: { country: string; children: ReactNode }) {
  const { data, isPending } = useQuery(preferencesQuery);
  useEffect(watchOtherTabs, []);
  const formats = useMemo(() => formatsOf(data ?? preferencesAt(country), placeHere(), country), [data, country]);
  const { locale } = formats;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  if (isPending) return <LoadingScreen />;
  return <FormatsProvider formats={formats}>{children}</FormatsProvider>;
}
