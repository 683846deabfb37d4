import { refusalMessagesDe } from '@countersign/ledger/german'
import type { Translation } from '@countersign/primitives'
import { databaseMessagesDe } from '../db/database/databaseMessages.de.ts'
import { failureMessagesDe } from '../errors/failureMessages.de.ts'
import { valueMessagesDe } from '../errors/valueMessages.de.ts'
import { journalMessagesDe } from '../journal/journalMessages.de.ts'
import { authMessagesDe } from '../modules/auth/authMessages.de.ts'
import { notificationMessagesDe } from '../modules/notifications/notificationMessages.de.ts'
import { relayMessagesDe } from '../modules/relay/relayMessages.de.ts'
import { safeAppMessagesDe } from '../modules/safe-apps/safeAppMessages.de.ts'
import { outboundMessagesDe } from '../outbound/outboundMessages.de.ts'
import { pictureMessagesDe } from '../pictures/pictureMessages.de.ts'
import { lookupMessagesDe } from '../read/lookupMessages.de.ts'
import { sessionMessagesDe } from '../session/sessionMessages.de.ts'
import { submitMessagesDe } from '../submit/submitMessages.de.ts'

/** The German catalogues of the service and its packages that the details of refusals need. */
export const german: readonly Translation[] = [
  refusalMessagesDe,
  databaseMessagesDe,
  failureMessagesDe,
  valueMessagesDe,
  journalMessagesDe,
  authMessagesDe,
  notificationMessagesDe,
  relayMessagesDe,
  safeAppMessagesDe,
  outboundMessagesDe,
  pictureMessagesDe,
  lookupMessagesDe,
  sessionMessagesDe,
  submitMessagesDe,
]
