import * as z from 'zod/mini'

/** The app that asked for a message, in its own words: a claim, shown as one and sent to the service. */
export const AppOrigin = z.object({ name: z.string(), url: z.string() })
export type AppOrigin = z.output<typeof AppOrigin>
