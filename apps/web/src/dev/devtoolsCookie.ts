const NAME = 'countersign-devtools'

/** Whether the cookies request the devtools of the query cache. */
export const showsDevtools = (cookies: string): boolean => new RegExp(`(?:^|;\\s*)${NAME}=on(?:;|$)`).test(cookies)

/** The cookie that requests them, or removes the request. */
export const setDevtools = (on: boolean): string => `${NAME}=${on ? 'on' : 'off'}; path=/; samesite=strict`
