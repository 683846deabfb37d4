const NAME = 'countersign-devtools'

/** Whether the cookies ask for the devtools of the query cache. */
export const showsDevtools = (cookies: string): boolean => new RegExp(`(?:^|;\\s*)${NAME}=on(?:;|$)`).test(cookies)

/** The cookie that asks for them, or takes the wish back. */
export const setDevtools = (on: boolean): string => `${NAME}=${on ? 'on' : 'off'}; path=/; samesite=strict`
