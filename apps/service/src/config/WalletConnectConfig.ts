import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

const SocketUrl = z.string().check(
  z.refine((text) => URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol), {
    error: settingMessages.relayUrl,
  }),
)

export const WalletConnectConfig = z.object({
  /** From WalletConnect's dashboard, or any 32 hex digits for a private relay. Without it phones cannot connect. */
  projectId: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  /** Null: WalletConnect's public relay. */
  relayUrl: z._default(z.nullable(SocketUrl), null),
})
