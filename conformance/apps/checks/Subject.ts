import type { AppFrame } from '../support/AppFrame.ts'
import type { Host } from '../support/host.ts'

/** A version of the apps SDK, open in the host. */
export type Subject = { readonly app: AppFrame; readonly host: Host; readonly version: string }
