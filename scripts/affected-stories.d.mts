/**
 * @param files changed files, as git names them: relative to the project, with slashes
 * @returns story files that they reach, named alike; `all` where a change reaches every story
 */
export function affectedStories(files: readonly string[]): Promise<string[] | 'all'>;
