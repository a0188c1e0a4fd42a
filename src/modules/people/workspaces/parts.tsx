import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { BookUser, Briefcase, House, type LucideIcon, Users } from 'lucide-react';
import { IconMark } from '#ui/icon-mark.tsx';
import { api } from './api.client.ts';
import type { MyBooks } from './model.ts';

const ICONS: Readonly<Record<MyBooks['kind'], LucideIcon>> = {
  personal: BookUser,
  household: House,
  business: Briefcase,
  union: Users,
};

/** What kind of books they are, at a glance; decoration beside their name. */
export function BooksMark({ kind }: { kind: MyBooks['kind'] }) {
  return <IconMark icon={ICONS[kind]} />;
}

/** All books that the person is a member of. */
export function useBooks(): UseQueryResult<MyBooks[]> {
  return useQuery(api.list.queryOptions({ staleTime: 60_000 }));
}
