import type * as z from 'zod/mini'
import { PROTOCOL } from './PROTOCOL.ts'

export type AppMethod = keyof typeof PROTOCOL
export type AppPermission = (typeof PROTOCOL)[AppMethod]['permission']

/** What a handler receives: validated, completed, without fields that the table does not name. */
export type ParamsOf<M extends AppMethod> = z.output<(typeof PROTOCOL)[M]['params']>
/** What a handler returns. */
export type ResultOf<M extends AppMethod> = z.output<(typeof PROTOCOL)[M]['result']>

export const isAppMethod = (name: string): name is AppMethod => Object.hasOwn(PROTOCOL, name)
