import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { sealedNumbers } from '#modules/money/accounts/service.server.ts';
import { waitingInvitations } from '#modules/sharing/members/service.server.ts';
import { complianceRouter } from './router.server.ts';
import { booksComplianceReports } from './table.server.ts';

export const server = {
  tables: [
    {
      table: booksComplianceReports,
      stays: 'as compliance-reports.json: a finding that could be edited on the way does not come back in',
    },
  ],
  routers: ({ auth }: { auth: AuthSettings }) => ({
    compliance: complianceRouter(auth, { sealedNumbers, waitingInvitations }),
  }),
};
