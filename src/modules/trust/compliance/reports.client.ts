import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { download } from '#ui/charts/download.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import { ReportTypeSchema, type ReportType } from './model.ts';

/** The state of the page in its address: whom it is about, and which two reports are compared. */
export const STATE = {
  of: ReportTypeSchema.default('personal'),
  /** The later one; the newest unless told. */
  report: z.string().default(''),
  /** The earlier one; the one before unless told. */
  with: z.string().default(''),
};

/** The same questions, about the person or about the books that are open. */
export function complianceOf(about: ReportType) {
  return about === 'personal'
    ? {
        assess: () => api.assess.queryOptions(),
        list: () => api.list.queryOptions(),
        get: (id: string) => api.get.queryOptions({ input: { id }, enabled: id !== '' }),
        generate: () => api.generate.call(),
        pdf: (id: string) => api.pdf.call({ id }),
      }
    : {
        assess: () => api.assessBooks.queryOptions(),
        list: () => api.listOfBooks.queryOptions(),
        get: (id: string) => api.getOfBooks.queryOptions({ input: { id }, enabled: id !== '' }),
        generate: () => api.generateForBooks.call(),
        pdf: (id: string) => api.pdfOfBooks.call({ id }),
      };
}

export function useReports(about: ReportType) {
  return useQuery(complianceOf(about).list());
}

/** The one sentence for who reads no further; null until it is known. */
export function useStatement(about: ReportType): string | null {
  const { data } = useQuery(complianceOf(about).assess());
  if (data === undefined) return null;
  const { score } = data;
  const missed = data.checks.filter(({ compliant }) => !compliant).length;
  if (missed === 0) return `Security score ${score} of 100`;
  const checks = missed === 1 ? 'one check is not met' : `${missed} checks are not met`;
  return `Security score ${score} of 100; ${checks}`;
}

/** Has a report made, and kept. */
export function useGenerate(about: ReportType) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: complianceOf(about).generate,
    onSuccess: async ({ overallScore }) => {
      toast.success(`Report saved with a score of ${overallScore} of 100`);
      await client.invalidateQueries({ queryKey: api.key() });
    },
    onError: (error) => void toast.error('No report was created', { description: sentenceOf(error) }),
  });
}

/** Hands over the pages of a report. */
export function usePdf(about: ReportType) {
  return useMutation({
    mutationFn: complianceOf(about).pdf,
    onSuccess: (file) => download(file.name, file),
    onError: (error) => void toast.error('The PDF could not be created', { description: sentenceOf(error) }),
  });
}
