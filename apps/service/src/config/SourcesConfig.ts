import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

/** A server of verified contract sources. The page itself sends the requests, so its operator learns which contracts a user opens. */
export const SourcesConfig = z.object({
  /** Name of the server on screen, where its answers are attributed to it. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Base URL of an API like Sourcify's version 2, for example https://sourcify.example/server. */
  url: z.string().check(
    z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
      error: settingMessages.sourceServer,
    }),
  ),
})
