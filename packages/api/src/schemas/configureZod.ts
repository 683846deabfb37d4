import * as z from 'zod/mini'

/*
 * In a page, zod must not probe for eval: a strict content security policy reports the probe on the console. This
 * must run before any schema is created, so the schemas import it themselves.
 */
if ('document' in globalThis) z.config({ jitless: true })
