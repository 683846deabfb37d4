import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

/** A secret that clients send as `Authorization: Bearer <secret>`. The header ends it at white space, so a secret with one would never match. */
export const bearerSecret = (least: number, tooShort: string) =>
  z
    .string()
    .check(z.minLength(least, { error: tooShort }), z.regex(/^\S*$/, { error: settingMessages.secretWithWhiteSpace }))
