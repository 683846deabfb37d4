import type { Lie } from './model/Lie.ts'
import { appRequestLies, catalogueLies } from './lies/apps.ts'
import { chainLies } from './lies/chains.ts'
import { configLies } from './lies/config.ts'
import { headLies } from './lies/head.ts'
import { creationLies } from './lies/creation.ts'
import { endedLies } from './lies/ended.ts'
import { executionLies } from './lies/execution.ts'
import { accountLies, listLies, transportLies } from './lies/lists.ts'
import { messageAccountLies, messageLies } from './lies/message.ts'
import { limitLies, spendLies } from './lies/limits.ts'
import { messagesLies } from './lies/messages.ts'
import { ownerLies } from './lies/owners.ts'
import { permitLies } from './lies/permit.ts'
import { rowAroundLies } from './lies/rowAround.ts'
import { rowDetailsLies } from './lies/rowDetails.ts'
import { rowLies } from './lies/rows.ts'
import { safeInfoLies } from './lies/safeInfo.ts'
import { sharedBookLies } from './lies/sharedBook.ts'
import { tokenLies } from './lies/token.ts'
import { beforeDeploymentLies, creationDataLies } from './lies/undeployed.ts'
import { sendLies } from './lies/send.ts'
import { detailsLies, outcomeLies, signatureLies, signedFieldLies } from './lies/transaction.ts'

/** Lies about the account and the transaction themselves. */
export const coreLies: readonly Lie[] = [
  ...safeInfoLies,
  ...signedFieldLies,
  ...detailsLies,
  ...signatureLies,
  ...outcomeLies,
]

/** Lies about their surroundings, and on other pages. */
export const outerLies: readonly Lie[] = [
  ...chainLies,
  ...configLies,
  ...headLies,
  ...listLies,
  ...accountLies,
  ...tokenLies,
  ...messageLies,
  ...messageAccountLies,
  ...executionLies,
  ...creationLies,
  ...transportLies,
]

/** Lies on pages that list transactions: queue, inbox, and bulk execution. */
export const listedLies: readonly Lie[] = [...rowLies, ...rowDetailsLies, ...rowAroundLies]

/** Every lie, in the order of the document. */
export const allLies: readonly Lie[] = [
  ...sendLies,
  ...coreLies,
  ...outerLies,
  ...listedLies,
  ...endedLies,
  ...messagesLies,
  ...permitLies,
  ...limitLies,
  ...spendLies,
  ...ownerLies,
  ...sharedBookLies,
  ...creationDataLies,
  ...beforeDeploymentLies,
  ...catalogueLies,
  ...appRequestLies,
]
