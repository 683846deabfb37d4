import type { Act } from './acts.ts'
import { judgeAct, type ActSubject, type ActVerdict } from './judgeAct.ts'
import { useStanding } from './useStanding.ts'

/** Whether the connected wallet may do it to the open account, and why not. @param subject the addresses with the roles of one item */
export const useAct = (act: Act, subject?: ActSubject): ActVerdict => judgeAct(act, useStanding(), subject)
