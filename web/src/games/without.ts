/** Words without some of them. Unlike `Exclude` it wants each of these to be one, so that none outlives its renaming. */
export type Without<Words, Some extends Words> = Exclude<Words, Some>;
