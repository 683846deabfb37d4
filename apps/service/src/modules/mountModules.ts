import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { mountAbout } from './about/routes.ts'
import { mountAuth } from './auth/routes.ts'
import { mountBalances } from './balances/routes.ts'
import { mountChains } from './chains/routes.ts'
import { mountCollectibles } from './collectibles/routes.ts'
import { mountConfirm } from './confirm/routes.ts'
import { mountContracts } from './contracts/routes.ts'
import { mountCreation } from './creation/routes.ts'
import { mountDecoder } from './decoder/routes.ts'
import { mountDelegates } from './delegates/routes.ts'
import { mountDelete } from './delete/routes.ts'
import { mountDetails } from './details/routes.ts'
import { mountDocs } from './docs/routes.ts'
import { mountEstimation } from './estimation/routes.ts'
import { mountEvents } from './events/routes.ts'
import { mountExport } from './export/routes.ts'
import { mountGasPrice } from './gas-price/routes.ts'
import { mountHistory } from './history/routes.ts'
import { mountInbox } from './inbox/routes.ts'
import { mountJournal } from './journal/routes.ts'
import { mountLists } from './lists/routes.ts'
import { mountMetrics } from './metrics/routes.ts'
import { mountMessages } from './messages/routes.ts'
import { mountNotifications } from './notifications/routes.ts'
import { mountOwners } from './owners/routes.ts'
import { mountPage } from './page/routes.ts'
import { mountPortfolio } from './portfolio/routes.ts'
import { mountPositions } from './positions/routes.ts'
import { mountPreview } from './preview/routes.ts'
import { mountPropose } from './propose/routes.ts'
import { mountQueue } from './queue/routes.ts'
import { mountSafeApps } from './safe-apps/routes.ts'
import { mountRelay } from './relay/routes.ts'
import { mountSafes } from './safes/routes.ts'
import { mountTransactionService } from './tx-service/routes.ts'
import { mountViews } from './views/routes.ts'

const MODULES = [
  mountAbout,
  mountAuth,
  mountBalances,
  mountChains,
  mountCollectibles,
  mountConfirm,
  mountContracts,
  mountCreation,
  mountDecoder,
  mountDelegates,
  mountDelete,
  mountDetails,
  mountDocs,
  mountEstimation,
  mountEvents,
  mountExport,
  mountGasPrice,
  mountHistory,
  mountInbox,
  mountJournal,
  mountLists,
  mountMetrics,
  mountMessages,
  mountNotifications,
  mountOwners,
  mountPage,
  mountPortfolio,
  mountPositions,
  mountPreview,
  mountPropose,
  mountQueue,
  mountSafeApps,
  mountRelay,
  mountSafes,
  mountTransactionService,
  mountViews,
] as const

export function mountModules(app: FastifyInstance, context: ServiceContext): void {
  for (const mountModule of MODULES) mountModule(app, context)
}
