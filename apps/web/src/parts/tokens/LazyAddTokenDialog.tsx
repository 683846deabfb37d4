import { lazyPart } from '../status/lazyPart.tsx'

/** Loaded when a menu asks for a token by its address. */
export const AddTokenDialog = lazyPart(() =>
  import('./AddTokenDialog.tsx').then(({ AddTokenDialog: Dialog }) => ({ default: Dialog })),
)
