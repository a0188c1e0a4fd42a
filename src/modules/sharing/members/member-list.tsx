import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, KeyRound, Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { HandOver } from '#modules/people/workspaces/hand-over.parts.tsx';
import { ROLE_LABELS } from '#modules/people/workspaces/model.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { TypedConfirmation } from '#ui/dialog.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { MemberDialog } from './member-dialog.tsx';
import type { Member } from './model.ts';
import { mayGive } from './rules.ts';
import { SHARING } from './access.ts';
import { MEMBER_LIST_WORDS } from './words.ts';

type Asked = { readonly what: 'change' | 'remove' | 'transfer'; readonly member: Member } | null;

/** Everyone in the books, with what they may do. */
export function MemberList({ members }: { members: readonly Member[] }) {
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ul aria-label={MEMBER_LIST_WORDS.members} className="divide-y divide-line">
        {members.map((member) => (
          <Row key={member.userId} member={member} onAsk={setAsked} />
        ))}
      </ul>
      {asked?.what === 'change' && <MemberDialog member={asked.member} onClose={close} />}
      {asked?.what === 'remove' && <Removal member={asked.member} onClose={close} />}
      {asked?.what === 'transfer' && <HandOver {...asked.member} onClose={close} />}
    </>
  );
}

function Row({ member, onAsk }: { member: Member; onAsk: (asked: Asked) => void }) {
  const { userId, displayName, email, role, accountIds } = member;
  const [mailbox, host] = email.split(/(?=@)/);
  const { person, workspace } = useCaller();
  const mayDecide = useMay(SHARING.write) && mayGive(workspace.role, role);
  const mayHandOver = workspace.role === 'owner' && workspace.kind !== 'personal' && role !== 'owner';
  const entries: MenuEntry[] = [
    ...(mayDecide
      ? [
          {
            label: MEMBER_LIST_WORDS.changeRole,
            icon: <Pencil aria-hidden />,
            perform: () => onAsk({ what: 'change', member }),
          },
        ]
      : []),
    ...(mayHandOver
      ? [
          {
            label: MEMBER_LIST_WORDS.transferOwnership,
            icon: <KeyRound aria-hidden />,
            perform: () => onAsk({ what: 'transfer', member }),
          },
        ]
      : []),
    ...(mayDecide
      ? [
          {
            label: MEMBER_LIST_WORDS.remove,
            icon: <UserMinus aria-hidden />,
            danger: true,
            perform: () => onAsk({ what: 'remove', member }),
          },
        ]
      : []),
  ];
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <Avatar name={displayName} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium wrap-anywhere">
            {displayName}
            {userId === person.id && <span className="font-normal text-faint"> {MEMBER_LIST_WORDS.you}</span>}
          </p>
          <p className="text-sm text-faint wrap-anywhere">
            {mailbox}
            <wbr />
            {host}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{ROLE_LABELS[role]}</Badge>
          {accountIds !== null && <Badge>{MEMBER_LIST_WORDS.oneAccount(accountIds.length)}</Badge>}
        </span>
      </div>
      {entries.length > 0 && (
        <Menu
          trigger={
            <IconButton
              label={MEMBER_LIST_WORDS.moreAbout(displayName)}
              icon={<EllipsisVertical aria-hidden />}
              className="-mr-2"
            />
          }
          entries={entries}
        />
      )}
    </li>
  );
}

function Removal({ member: { userId, displayName }, onClose }: { member: Member; onClose: () => void }) {
  const remove = useMutation(
    api.remove.mutationOptions({
      onSuccess: async () => {
        toast.success(`${displayName} was removed`);
        onClose();
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  return (
    <TypedConfirmation
      open
      onClose={onClose}
      title={MEMBER_LIST_WORDS.removeDisplayName(displayName)}
      word={displayName}
      confirmLabel={MEMBER_LIST_WORDS.remove}
      keepLabel={MEMBER_LIST_WORDS.cancel}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ userId })}
    >
      <p>{MEMBER_LIST_WORDS.theyLoseAccessAt}</p>
    </TypedConfirmation>
  );
}
