import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { createDelegationLimit } from '../submit/delegates/createDelegationLimit.ts'
import { mountAbout } from './about/mountAbout.ts'
import { mountApprovals } from './approvals/mountApprovals.ts'
import { mountAuth } from './auth/mountAuth.ts'
import { mountBalances } from './balances/mountBalances.ts'
import { mountChains } from './chains/mountChains.ts'
import { mountCollectibles } from './collectibles/mountCollectibles.ts'
import { mountConfirm } from './confirm/mountConfirm.ts'
import { mountContracts } from './contracts/mountContracts.ts'
import { mountCreation } from './creation/mountCreation.ts'
import { mountDecoder } from './decoder/mountDecoder.ts'
import { mountDelegates } from './delegates/mountDelegates.ts'
import { mountDelete } from './delete/mountDelete.ts'
import { mountDetails } from './details/mountDetails.ts'
import { mountDocs } from './docs/mountDocs.ts'
import { mountEstimation } from './estimation/mountEstimation.ts'
import { mountEvents } from './events/mountEvents.ts'
import { mountExport } from './export/mountExport.ts'
import { mountGasPrice } from './gas-price/mountGasPrice.ts'
import { mountHistory } from './history/mountHistory.ts'
import { mountInbox } from './inbox/mountInbox.ts'
import { mountJournal } from './journal/mountJournal.ts'
import { mountLists } from './lists/mountLists.ts'
import { mountMetrics } from './metrics/mountMetrics.ts'
import { mountMessages } from './messages/mountMessages.ts'
import { mountAccountAdmin } from './admin/mountAccountAdmin.ts'
import { mountAdmin } from './admin/mountAdmin.ts'
import { mountAccountWebhooks } from './notifications/mountAccountWebhooks.ts'
import { mountOperatorWebhooks } from './notifications/mountOperatorWebhooks.ts'
import { mountWebhookAdmin } from './notifications/mountWebhookAdmin.ts'
import { mountNotifications } from './notifications/mountNotifications.ts'
import { mountOwners } from './owners/mountOwners.ts'
import { mountPage } from './page/mountPage.ts'
import { mountPortfolio } from './portfolio/mountPortfolio.ts'
import { mountPositions } from './positions/mountPositions.ts'
import { mountPreview } from './preview/mountPreview.ts'
import { mountPrices } from './prices/mountPrices.ts'
import { mountPropose } from './propose/mountPropose.ts'
import { mountQueue } from './queue/mountQueue.ts'
import { mountSafeApps } from './safe-apps/mountSafeApps.ts'
import { mountRelay } from './relay/mountRelay.ts'
import { mountFollow } from './safes/mountFollow.ts'
import { mountSafes } from './safes/mountSafes.ts'
import { mountTokenLogo } from './tokens/mountTokenLogo.ts'
import { mountSharedBook } from './shared-book/mountSharedBook.ts'
import { mountTransactionService } from './tx-service/mountTransactionService.ts'
import { mountUndeployed } from './undeployed/mountUndeployed.ts'
import { mountViews } from './views/mountViews.ts'

const MODULES = [
  mountAbout,
  mountApprovals,
  mountAuth,
  mountBalances,
  mountChains,
  mountCollectibles,
  mountConfirm,
  mountContracts,
  mountCreation,
  mountDecoder,
  mountDelete,
  mountDetails,
  mountDocs,
  mountEstimation,
  mountEvents,
  mountExport,
  mountFollow,
  mountGasPrice,
  mountHistory,
  mountInbox,
  mountJournal,
  mountLists,
  mountMetrics,
  mountMessages,
  mountNotifications,
  mountAccountWebhooks,
  mountAdmin,
  mountAccountAdmin,
  mountWebhookAdmin,
  mountOperatorWebhooks,
  mountOwners,
  mountPage,
  mountPortfolio,
  mountPositions,
  mountPreview,
  mountPrices,
  mountPropose,
  mountQueue,
  mountSafeApps,
  mountRelay,
  mountSafes,
  mountTokenLogo,
  mountSharedBook,
  mountUndeployed,
  mountViews,
] as const

export function mountModules(app: FastifyInstance, context: ServiceContext): void {
  for (const mountModule of MODULES) mountModule(app, context)
  // Both interfaces add delegates, and a client has one limit for both.
  const delegations = createDelegationLimit(context.config.limits, context.monotonic)
  mountDelegates(app, context, delegations)
  mountTransactionService(app, context, delegations)
}
