import type { SharedPlan } from '@countersign/safe/exchange'
import type { ComponentType } from 'react'

/** The dialog that shares a plan. It belongs to another screen. */
export type SharePlanDialog = ComponentType<{ readonly plan: SharedPlan; readonly onClose: () => void }>
