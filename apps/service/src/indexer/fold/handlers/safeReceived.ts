import { buildNativeRow } from '../effects/nativeTransfers.ts'
import type { Handler } from '../effects/Scope.ts'

/** What an account sent to itself is in the list once already, as outgoing. */
export const safeReceived: Handler<'safeReceived'> = ({ safe, sender, value, logIndex }, { chainId, transaction }) =>
  value === 0n || sender === safe
    ? []
    : [
        {
          kind: 'native',
          row: buildNativeRow(
            { chainId, safe, transaction },
            { from: sender, to: safe, value, place: `${logIndex}`, logIndex },
          ),
        },
      ]
