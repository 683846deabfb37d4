import * as z from 'zod/mini'

const SocketUrl = z.string().check(
  z.refine((text) => URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol), {
    error: 'a relay is a WebSocket URL, as in wss://relay.example',
  }),
)

export const WalletConnectConfig = z.object({
  /** From WalletConnect's own dashboard, or any 32 hex digits for a relay of one's own. Without it phones are not reached. */
  projectId: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  /** Null: WalletConnect's public relay. */
  relayUrl: z._default(z.nullable(SocketUrl), null),
})
