import type { DataDecoded } from '@countersign/api'
import { decodeCall, type Hex } from '@countersign/safe'

/** Calldata in words with the ABIs built into `@countersign/safe`. Load this file with `import()`. */
export const decodeLocally = (data: Hex): DataDecoded | null => decodeCall(data)
