import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Connection } from '../connection/createConnection.ts'
import type { ConnectConfig } from '../config/ConnectConfig.ts'
import { OpenKitContext } from '../kit/KitContext.tsx'
import type { SessionParts } from '../session/SessionParts.ts'
import { type ConnectState, createConnectState } from '../state/createConnectState.ts'
import '../styles/index.css'
import { chainOf } from './chainOf.ts'

const nothing: Connection = {
  wallets: () => [],
  subscribeWallets: () => () => {},
  cancel: async () => {},
  connect: async () => {},
  reconnectLast: async () => {},
  switchChain: async () => {},
}

type Options = {
  readonly state?: ConnectState
  readonly connection?: Partial<Connection>
  readonly config?: Partial<ConnectConfig>
  readonly session?: SessionParts | null
}

/** Renders a dialog of a kit whose wallets a test scripts. */
export async function renderInKit(content: ReactNode, options: Options = {}) {
  const { state = createConnectState('test'), connection, config, session = null } = options
  const kit = {
    state,
    session,
    connection: { ...nothing, ...connection },
    config: { app: { name: 'Example' }, chains: [chainOf()], readChain: async () => '0x0', ...config },
  }
  const screen = await render(<OpenKitContext value={kit}>{content}</OpenKitContext>)
  return { screen, state }
}
