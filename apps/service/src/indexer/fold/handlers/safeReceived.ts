import { buildNativeRow } from '../effects/nativeTransfers.ts'
import type { Handler } from '../effects/Scope.ts'

/** A transfer of an account to itself is already in the list, as outgoing. */
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
