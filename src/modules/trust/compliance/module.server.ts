import type { AuthSettings } from '#modules/access/identity/service.server.ts';
import { sealedNumbers } from '#modules/money/accounts/service.server.ts';
import { waitingInvitations } from '#modules/sharing/members/service.server.ts';
import { complianceRouter } from './router.server.ts';
import { booksComplianceReports } from './table.server.ts';

export const server = {
  tables: [
    {
      table: booksComplianceReports,
      stays: 'as compliance-reports.json: reports are not restored, because someone could edit them',
    },
  ],
  routers: ({ auth }: { auth: AuthSettings }) => ({
    compliance: complianceRouter(auth, { sealedNumbers, waitingInvitations }),
  }),
};
