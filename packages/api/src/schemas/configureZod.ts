import * as z from 'zod/mini'

/*
 * In a page, zod must not probe for eval: a strict content security policy reports the probe on the console. Runs before
 * any schema is made, so it is imported by the schemas themselves.
 */
if ('document' in globalThis) z.config({ jitless: true })
