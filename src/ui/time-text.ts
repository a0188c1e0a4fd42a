const TIME = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/i;

/** The time of day that someone wrote, as `14:30`: on a clock of 24 hours, or of twelve with am or pm. Null where it is none. */
export function readTime(text: string): string | null {
  const [, hourText, minuteText = '00', half] = TIME.exec(text.trim()) ?? [];
  if (hourText === undefined) return null;
  const hour = hourOf(Number(hourText), half?.toLowerCase());
  if (hour === null || Number(minuteText) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minuteText}`;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
