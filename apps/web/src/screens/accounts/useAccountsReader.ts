import { lateModule } from '../../data/live/lateModule.ts'

/** The part that reads accounts and open work. Pages that show them load it before they are drawn. */
export const useAccountsReader = lateModule(() => import('./AccountsReader.tsx'))
