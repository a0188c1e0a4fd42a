import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize } from './button.tsx';

type State = 'idle' | 'copied' | 'refused';

/** Puts a text where it can be pasted from, and says whether it did: a browser may refuse, and then it is copied by hand. */
export function CopyButton({ text, label = 'Copy', size }: { text: string; label?: string; size?: ButtonSize }) {
  const [state, setState] = useState<State>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button
        {...(size === undefined ? {} : { size })}
        icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {state === 'copied' ? 'Copied' : label}
      </Button>
      <span role="status" className={state === 'refused' ? 'self-center text-sm text-soft' : 'sr-only'}>
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'Your browser blocked copying. Select the text and copy it.'}
      </span>
    </>
  );
}
