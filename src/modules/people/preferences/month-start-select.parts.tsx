import type { ComponentProps } from 'react';
import { Select } from '#ui/select.tsx';
import { monthStartChoices } from './month-start-choices.ts';

const CHOICES = monthStartChoices();

/** The days a month may start on, as a list; within a field. */
export function MonthStartSelect(props: Omit<ComponentProps<typeof Select>, 'choices'>) {
  return <Select {...props} choices={CHOICES} />;
}
