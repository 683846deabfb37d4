import type { SessionParts } from '@countersign/connect/core'
import { authStore } from '../wallet/authStore.ts'
import { serviceAuth } from './serviceAuth.ts'
import { sessionStore } from './sessionStore.ts'

/** The sign-in at the client service. */
export const serviceSession: SessionParts = { adapter: serviceAuth, auth: authStore, session: sessionStore }
