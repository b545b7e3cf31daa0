import type { Topic } from './topic.ts'

export const kubernetes: Topic = {
  id: 'kubernetes',
  name: 'Kubernetes',
  domain: 'infrastructure',
  aliases: [
    'kubernetes',
    'k8s',
    'k3s',
    'kubectl',
    'helm',
    'container orchestration',
    'kubernets',
    'kubernetis',
    'minikube',
    'eks',
    'gke',
    'aks',
    'kustomize',
    'argo cd',
    'argocd',
    'gitops',
    'service mesh',
    'cka',
    'ckad',
  ],
  related: ['docker', 'linux', 'networking', 'terraform', 'ci-cd', 'aws', 'go', 'system-design'],
  stages: {
    foundations: {
      title: 'Clusters, Pods and desired state',
      overview:
        'You set up a local cluster and learn the idea everything rests on: declare a state and controllers work toward it. You leave able to deploy an app and read what the cluster says about it.',
      tags: ['Pods', 'Deployments', 'kubectl'],
      units: [
        {
          title: 'The control plane and the reconcile loop',
          category: 'Concept',
          aim: 'Explain how a manifest becomes running containers',
          description:
            'Kubernetes stores desired state in etcd, and controllers keep comparing it with reality. Understanding this loop makes the behavior of every later object predictable.',
          objectives: [
            'Trace a Deployment from kubectl apply through kube-apiserver, scheduler and kubelet to a container',
            'State what etcd, the controller manager and kube-proxy each do',
            'Show self-healing by deleting a Pod and watching its ReplicaSet replace it',
          ],
        },
        {
          title: 'Working with kubectl',
          category: 'Tool',
          aim: 'Inspect and change cluster objects quickly',
          description:
            'kubectl is a client for the Kubernetes API, and its output holds nearly every clue you need. Good habits with contexts and namespaces prevent changes in the wrong place.',
          objectives: [
            'Create a local cluster with kind or minikube and switch contexts safely',
            'Look up a field with kubectl explain and preview changes with kubectl diff',
            'Diagnose a failing Pod using describe, logs --previous and events',
          ],
        },
        {
          title: 'Pods, Deployments and rollouts',
          category: 'Practice',
          aim: 'Run a stateless app that updates without downtime',
          description:
            'A Deployment manages ReplicaSets, which manage Pods, and each level has its own job. Rolling updates are the first operation where this pays off.',
          objectives: [
            'Write a Deployment manifest with matching labels and selector',
            'Tune maxSurge and maxUnavailable, then watch kubectl rollout status',
            'Roll back a bad image with kubectl rollout undo',
          ],
        },
      ],
    },
    core: {
      title: 'Services, configuration and storage',
      overview:
        'You connect workloads to users, to settings and to disks. These are the objects that almost every application on a cluster uses.',
      tags: ['Services', 'Gateway API', 'Config', 'Storage'],
      units: [
        {
          title: 'Services, DNS and incoming traffic',
          category: 'Concept',
          aim: 'Route requests from outside the cluster to the right Pods',
          description:
            'Pods come and go, so a Service gives them a stable name and address. Gateway API is the successor to Ingress for HTTP routing and is where new features appear.',
          objectives: [
            'Choose between ClusterIP, NodePort, LoadBalancer and headless Services',
            'Resolve a Service by its cluster DNS name from another namespace',
            'Split traffic 90/10 between two versions with a Gateway API HTTPRoute',
            'Find a selector mistake by reading EndpointSlices',
          ],
        },
        {
          title: 'ConfigMaps, Secrets, probes and resources',
          category: 'Practice',
          aim: 'Configure Pods so that the cluster can run them well',
          description:
            'Settings, health checks and resource requests are how an app tells the cluster what it needs. Most production incidents in small clusters trace back to one of them.',
          objectives: [
            'Mount a ConfigMap as files and explain when running Pods see a change',
            'Give startup, readiness and liveness probes distinct purposes in one Deployment',
            'Set CPU and memory requests and limits and predict the QoS class',
            'Explain why base64 in a Secret is no encryption and what encryption at rest adds',
          ],
        },
        {
          title: 'Persistent storage and StatefulSets',
          category: 'Concept',
          aim: 'Run a workload that must keep its data and identity',
          description:
            'PersistentVolumeClaims separate the request for storage from the disk behind it. StatefulSets add stable names and ordered changes, which databases and queues rely on.',
          objectives: [
            'Provision a volume dynamically through a StorageClass and a CSI driver',
            'Compare ReadWriteOnce, ReadWriteOncePod and ReadWriteMany',
            'Deploy a StatefulSet with volumeClaimTemplates and show that data survives Pod deletion',
          ],
        },
      ],
    },
    advanced: {
      title: 'Security, scaling and GitOps',
      overview:
        'You move from one app to a shared cluster with rules, limits and automatic scaling. Delivery becomes a reviewed commit instead of a typed command.',
      tags: ['RBAC', 'Autoscaling', 'Helm', 'GitOps'],
      units: [
        {
          title: 'RBAC, Pod Security and NetworkPolicy',
          category: 'Practice',
          aim: 'Restrict what people and Pods are able to do',
          description:
            'A default cluster trusts its workloads too much: any Pod may reach any other. Three built-in mechanisms close the largest gaps.',
          objectives: [
            'Write a Role and RoleBinding and verify them with kubectl auth can-i',
            'Enforce the restricted Pod Security Standard on a namespace through labels',
            'Apply a default-deny NetworkPolicy and allow only the needed flows',
          ],
        },
        {
          title: 'Scheduling and autoscaling',
          category: 'Concept',
          aim: 'Place Pods sensibly and match capacity to load',
          description:
            'The scheduler filters and scores nodes, and autoscalers change Pod or node counts. Both depend on honest resource requests.',
          objectives: [
            'Spread replicas over zones with topologySpreadConstraints',
            'Scale on CPU with HorizontalPodAutoscaler and on queue length with KEDA',
            'Protect availability during node drains with a PodDisruptionBudget',
            'Compare Cluster Autoscaler with Karpenter',
          ],
        },
        {
          title: 'Helm, Kustomize and GitOps',
          category: 'Tool',
          aim: 'Manage manifests for several environments from Git',
          description:
            'Templating and overlays keep environments from drifting into copies. A GitOps controller then applies the repository and reports every difference.',
          objectives: [
            'Write a small Helm chart with values, helpers and a values schema',
            'Express staging and production as Kustomize overlays over one base',
            'Deploy with Argo CD or Flux and watch it correct a manual change',
          ],
        },
        {
          title: 'Custom resources and operators',
          category: 'Concept',
          aim: 'Extend the API with a controller of your own',
          description:
            'A CustomResourceDefinition adds a new object type, and an operator reconciles it like a built-in one. Reading such code also deepens your grasp of the cluster itself.',
          objectives: [
            'Define a CRD with an OpenAPI schema and a CEL validation rule',
            'Scaffold a controller with Kubebuilder and make its Reconcile function idempotent',
            'Use finalizers and owner references to clean up dependent objects',
          ],
        },
      ],
    },
    practice: {
      title: 'Running a cluster for real',
      overview:
        'You bring a complete system onto a cluster and then operate it under failure. You finish with the questions that platform teams ask their candidates.',
      tags: ['Project', 'Operations', 'Interview'],
      units: [
        {
          title: 'Deploy a production-style platform',
          category: 'Project',
          aim: 'Run a multi-service app with delivery, monitoring and limits',
          description:
            'Host an API, a worker and a database on a cluster, all described in one Git repository. The system should survive a lost node and a bad release.',
          objectives: [
            'Expose the API through Gateway API with TLS issued by cert-manager',
            'Deliver every change through Argo CD or Flux with no manual kubectl apply',
            'Collect metrics with Prometheus and alert on error rate and Pod restarts',
            'Drain a node under load and record that no request fails',
          ],
        },
        {
          title: 'Kubernetes interview questions',
          category: 'Interview',
          aim: 'Reason aloud about cluster behavior',
          description:
            'Good interview questions give a symptom and watch how you narrow it down. Naming the component responsible at each step shows real understanding.',
          objectives: [
            'Give the distinct causes of Pending, CrashLoopBackOff, ImagePullBackOff and OOMKilled',
            'Describe the path of a packet from a load balancer to a container',
            'Justify when a team should not adopt Kubernetes',
          ],
        },
        {
          title: 'Break-and-repair exercises',
          category: 'Practice',
          aim: 'Restore a damaged workload within minutes',
          description:
            'Timed repairs on a disposable cluster build the reflexes that certification exams and incidents require. Each exercise starts from a symptom, never from the cause.',
          objectives: [
            'Repair a Service with no endpoints and a readiness probe on the wrong port',
            'Attach an ephemeral container with kubectl debug to a distroless Pod',
            'Restore a deleted namespace from a Velero backup and say what an etcd snapshot would restore instead',
          ],
        },
      ],
    },
  },
}
