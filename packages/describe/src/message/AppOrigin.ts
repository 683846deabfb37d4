import * as z from 'zod/mini'

/**
 * The name and URL that an app gave with a message. Nothing proves them: the page marks them as a claim, and sends
 * them to the service.
 */
export const AppOrigin = z.object({ name: z.string(), url: z.string() })
export type AppOrigin = z.output<typeof AppOrigin>
