import { type ReactNode, type Ref, useId } from 'react';
import { useNavigate } from 'react-router';
import { type ButtonLook, buttonClasses } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { takeFiles } from './upload-queue.client.ts';
import { STATEMENT_ENDINGS } from './uploads.ts';

type ChooseStatementsProps = {
  look?: ButtonLook;
  icon?: ReactNode;
  className?: string;
  /** The field of the files, for who opens their chooser by a key. */
  input?: Ref<HTMLInputElement>;
  children: ReactNode;
};

/** Chooses statements and leads to their review, wherever it stands. */
export function ChooseStatements({ look = 'secondary', icon, className, input, children }: ChooseStatementsProps) {
  const { workspace } = useCaller();
  const navigate = useNavigate();
  const id = useId();
  return (
    <span className={className}>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={STATEMENT_ENDINGS}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length === 0) return;
          takeFiles(workspace.id, files);
          void navigate('/app/imports');
        }}
      />
      <label
        htmlFor={id}
        className={buttonClasses(
          look,
          'medium',
          'w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {icon}
        {children}
      </label>
    </span>
  );
}
