import type { Topic } from './topic.ts'

export const git: Topic = {
  id: 'git',
  name: 'Git',
  domain: 'infrastructure',
  aliases: [
    'git',
    'github',
    'gitlab',
    'version control',
    'source control',
    'vcs',
    'git rebase',
    'git merge',
    'git branching',
    'pull requests',
    'merge conflicts',
    'code review',
    'github flow',
    'trunk-based development',
  ],
  related: ['ci-cd', 'open-source-contributing', 'open-source-maintaining', 'linux', 'terraform'],
  stages: {
    foundations: {
      title: 'Commits, branches and remotes',
      overview:
        'You record work in small steps, branch without worry and share through a remote. A correct mental picture from the start saves you from memorized spells.',
      tags: ['Commits', 'Branches', 'Remotes'],
      units: [
        {
          title: 'Working tree, index and commits',
          category: 'Concept',
          aim: 'Record changes in deliberate steps',
          description:
            'Git keeps three states apart: your files, the staged snapshot and the stored history. Knowing where a change sits makes status messages easy to read.',
          objectives: [
            'Move a change through working tree, index and commit and back with git restore',
            'Stage parts of a file with git add -p',
            'Compare the three states with git diff, git diff --staged and git diff HEAD',
          ],
        },
        {
          title: 'Branches and merging',
          category: 'Concept',
          aim: 'Develop in parallel and bring work together',
          description:
            'A branch is only a movable name for a commit, which is why creating one costs nothing. Merging then joins two lines of history.',
          objectives: [
            'Create and change branches with git switch and explain HEAD',
            'Predict whether a merge is fast-forward or creates a merge commit',
            'Resolve a conflict by hand and conclude or abort the merge',
          ],
        },
        {
          title: 'Remotes and pull requests',
          category: 'Practice',
          aim: 'Exchange work with others through a hosted repository',
          description:
            'Fetching, pulling and pushing synchronize two independent histories. Pull requests add discussion and checks before the merge.',
          objectives: [
            'Tell origin/main from main and git fetch from git pull',
            'Push a branch with upstream tracking and open a pull request with a useful description',
            'Authenticate with an SSH key or credential manager instead of a stored password',
          ],
        },
      ],
    },
    core: {
      title: 'Shaping and searching history',
      overview:
        'You clean up commits before sharing, undo mistakes and ask history questions. These are the skills colleagues come to you for.',
      tags: ['Rebase', 'Undo', 'History'],
      units: [
        {
          title: 'Rebase and tidy commits',
          category: 'Practice',
          aim: 'Present a branch as a readable series of changes',
          description:
            'Interactive rebase rewrites local commits so that each makes one point. The rule about never rewriting shared history becomes clear once you see what rewriting does.',
          objectives: [
            'Reorder, squash and reword commits with git rebase -i',
            'Use git commit --fixup with --autosquash during review',
            'Push a rewritten branch with --force-with-lease and explain the protection it gives',
          ],
        },
        {
          title: 'Undoing things',
          category: 'Tool',
          aim: 'Recover from any common mistake without panic',
          description:
            'Reset, revert and restore undo at different levels and with different risk. The reflog keeps almost everything reachable for weeks.',
          objectives: [
            'Choose between reset --soft, --mixed and --hard for three situations',
            'Revert a merge commit with -m and describe the later consequence',
            'Recover a deleted branch or lost commit through git reflog',
          ],
        },
        {
          title: 'Asking history questions',
          category: 'Tool',
          aim: 'Find when, why and by whom a line changed',
          description:
            'A well-kept history is documentation you can query. Bisecting often finds a regression faster than reading code.',
          objectives: [
            'Locate the commit that introduced a bug with git bisect run and a test script',
            'Search for added or removed text with git log -S and -G',
            'Follow a function with git log -L and ignore reformatting via blame.ignoreRevsFile',
          ],
        },
      ],
    },
    advanced: {
      title: 'Internals, scale and team policy',
      overview:
        'You look inside the object store, handle large repositories and set rules for a team. Strange situations become explainable.',
      tags: ['Internals', 'Monorepo', 'Workflow'],
      units: [
        {
          title: 'Objects and references',
          category: 'Concept',
          aim: 'Explain every Git command in terms of objects and refs',
          description:
            'Blobs, trees, commits and tags are content-addressed objects, and refs merely point at them. This model removes the mystery from rebase, detached HEAD and garbage collection.',
          objectives: [
            'Walk from a commit to a blob with git cat-file -p',
            'Build a commit by hand with hash-object, write-tree and commit-tree',
            'Explain packfiles and when git gc removes an unreachable object',
          ],
        },
        {
          title: 'Large repositories and parallel work',
          category: 'Tool',
          aim: 'Keep a big repository quick and several tasks open at once',
          description:
            'History and file counts eventually slow every command down. Partial clones, sparse checkouts and worktrees keep daily work fast.',
          objectives: [
            'Clone with --filter=blob:none and restrict files with git sparse-checkout',
            'Work on two branches at once with git worktree',
            'Store binaries in Git LFS and remove a leaked file from history with git filter-repo',
            'Enable background upkeep with git maintenance start',
          ],
        },
        {
          title: 'Branching models and repository rules',
          category: 'Concept',
          aim: 'Design a workflow that fits how a team releases',
          description:
            'Trunk-based work, GitHub flow and release branches suit different release rhythms. Automated rules make the agreed way the easy way.',
          objectives: [
            'Compare merge commit, squash and rebase merging for later bisecting',
            'Set up protected branches, CODEOWNERS and a merge queue',
            'Sign commits with an SSH key and verify them',
            'Reject bad commits early with a pre-commit or commit-msg hook',
          ],
        },
      ],
    },
    practice: {
      title: 'Git in a working team',
      overview:
        'You apply everything in a shared repository with realistic trouble. Afterwards, hard merges and review discussions should feel routine.',
      tags: ['Project', 'Recovery', 'Interview'],
      units: [
        {
          title: 'Migrate and restructure a repository',
          category: 'Project',
          aim: 'Turn a messy history into a repository a team can work in',
          description:
            'Take two existing repositories and combine them into one with full history. Add rules, hooks and documentation so that the result stays orderly.',
          objectives: [
            'Join two histories into subfolders with git filter-repo and a merge of unrelated histories',
            'Verify that git log and git blame still show the full history of moved files',
            'Write a CONTRIBUTING section covering branches, commit messages and merging',
            'Configure hooks, branch rules and a merge strategy',
          ],
        },
        {
          title: 'Git questions in interviews',
          category: 'Interview',
          aim: 'Explain Git by its model instead of by recipes',
          description:
            'Interviewers like small scenarios such as a wrong branch, a leaked key or a broken main. Describing the state of refs before naming commands convinces them.',
          objectives: [
            'Explain merge versus rebase with a drawn commit graph',
            'Move three commits from main to a new branch and describe each ref change',
            'Lay out the steps after a secret was pushed, beginning with revoking it',
          ],
        },
        {
          title: 'Conflict and recovery drills',
          category: 'Practice',
          aim: 'Solve awkward repository states quickly',
          description:
            'Prepare a sandbox repository full of trouble and time yourself. Repetition makes you calm when colleagues are waiting.',
          objectives: [
            'Resolve a long rebase with repeated conflicts using rerere',
            'Set merge.conflictStyle to zdiff3 and use the base version to decide',
            'Backport a fix with git cherry-pick -x to two release branches',
          ],
        },
      ],
    },
  },
}
