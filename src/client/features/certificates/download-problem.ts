/** Why a download failed, in a sentence for people; any other error is a mistake of ours. */
export class DownloadProblem extends Error {}
