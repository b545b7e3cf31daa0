import type { Topic } from './topic.ts'

export const deepLearning: Topic = {
  id: 'deep-learning',
  name: 'Deep learning',
  domain: 'ai',
  aliases: [
    'deep learning',
    'dl',
    'deeplearning',
    'deep lerning',
    'neural networks',
    'neural network',
    'neural nets',
    'neural net',
    'pytorch',
    'py torch',
    'tensorflow',
    'keras',
    'jax',
    'backpropagation',
    'backprop',
    'cnn',
    'rnn',
    'lstm',
    'transformer architecture',
    'attention mechanism',
    'diffusion models',
    'generative ai models',
    'gpu training',
    'cuda',
  ],
  related: ['python', 'numpy', 'machine-learning', 'statistics', 'computer-vision', 'nlp', 'mlops', 'gpt-apps'],
  stages: {
    foundations: {
      title: 'Tensors, gradients and the training loop',
      overview:
        'You find out how a network learns by writing the pieces yourself. You then express the same ideas in PyTorch and train a first classifier.',
      tags: ['Autograd', 'PyTorch', 'Backpropagation'],
      units: [
        {
          title: 'Neurons, layers and loss functions',
          category: 'Concept',
          aim: 'Describe a network as composed functions with a loss to minimise',
          description:
            'A network stacks linear maps and non-linear functions, and a loss scores its output. Writing one forward pass by hand takes away the mystery.',
          objectives: [
            'Compute the forward pass of a two-layer network in NumPy and check every shape',
            'Explain why stacked linear layers without ReLU or GELU collapse into one linear layer',
            'Match mean squared error, binary cross-entropy and cross-entropy to three tasks',
          ],
        },
        {
          title: 'Backpropagation and autograd',
          category: 'Concept',
          aim: 'Derive gradients by the chain rule and obtain the same from autograd',
          description:
            'Backpropagation applies the chain rule from the loss back to each weight. Frameworks automate it, but knowing how it works makes training problems readable.',
          objectives: [
            'Derive the gradients of a two-layer network and verify them with finite differences',
            'Write a small scalar autograd engine supporting addition, multiplication and tanh',
            'Explain requires_grad, backward(), zero_grad() and torch.no_grad() in PyTorch',
          ],
        },
        {
          title: 'A complete training loop in PyTorch',
          category: 'Tool',
          aim: 'Train and evaluate a classifier with your own loop',
          description:
            'Data loading, forward pass, loss, backward pass and optimiser step form the loop behind all deep learning. Writing it once makes every higher-level trainer understandable.',
          objectives: [
            'Define an nn.Module, a Dataset and a DataLoader for Fashion-MNIST',
            'Write training and validation loops that switch model.train() and model.eval() correctly',
            'Overfit a single batch as a check before training on all data',
            'Move model and batches to a GPU or Apple MPS device and compare throughput',
          ],
        },
      ],
    },
    core: {
      title: 'Architectures and stable training',
      overview:
        'You learn the main building blocks for images, sequences and text. You also learn to make training converge and to see why it sometimes does not.',
      tags: ['CNN', 'Transformers', 'Optimisation'],
      units: [
        {
          title: 'Optimisers, schedules and regularisation',
          category: 'Concept',
          aim: 'Make training converge and generalise by controlled changes',
          description:
            'Learning rate, initialisation and normalisation decide whether a network trains at all. Regularisation then decides how well it carries over to new data.',
          objectives: [
            'Compare SGD with momentum and AdamW, and find a usable learning rate with a range test',
            'Add warm-up and cosine decay and plot their effect on the loss',
            'Explain batch norm, layer norm, dropout and weight decay, and where each is normally placed',
          ],
        },
        {
          title: 'Convolutional and residual networks',
          category: 'Concept',
          aim: 'Build a convolutional network and explain its inductive bias',
          description:
            'Convolutions share weights across positions and so use the structure of images and signals. Skip connections allow many layers to be trained.',
          objectives: [
            'Calculate output size, parameter count and receptive field of a stack of convolutions',
            'Implement a residual block and compare training depth with and without the skip path',
            'Reach at least 90 percent test accuracy on CIFAR-10 with augmentation',
          ],
        },
        {
          title: 'Attention and transformers',
          category: 'Concept',
          aim: 'Implement self-attention and assemble a small transformer',
          description:
            'Attention lets each position look at all the others and weigh what it needs. The transformer built on it now underlies language, vision and audio models.',
          objectives: [
            'Implement scaled dot-product attention with a causal mask and match F.scaled_dot_product_attention',
            'Explain multi-head attention, positional encoding such as RoPE, and the pre-norm residual layout',
            'Train a character-level GPT on a small text and sample from it at two temperatures',
          ],
        },
        {
          title: 'Transfer learning and fine-tuning',
          category: 'Practice',
          aim: 'Adapt a pretrained network to a small data set',
          description:
            'Few projects train from nothing, because pretrained weights already hold useful features. How much to freeze and how fast to learn decides the outcome.',
          objectives: [
            'Fine-tune a pretrained backbone from timm or torchvision in two phases, frozen then unfrozen',
            'Use separate learning rates for head and backbone and compare with a single rate',
            'Fine-tune a language model with LoRA through PEFT and report the trainable share of parameters',
          ],
        },
      ],
    },
    advanced: {
      title: 'Scale, generation and efficiency',
      overview:
        'You train larger models within the limits of memory and time. You work with generative models and shrink networks for use in products.',
      tags: ['Distributed training', 'Generative models', 'Quantization'],
      units: [
        {
          title: 'Mixed precision and faster training',
          category: 'Tool',
          aim: 'Raise training throughput using profiles rather than guesses',
          description:
            'GPUs wait surprisingly often, for data, memory or small kernels. Profiling followed by precision and compilation changes often doubles the speed.',
          objectives: [
            'Train with torch.autocast in bfloat16 and explain when float16 needs a gradient scaler',
            'Speed up a model with torch.compile and find a graph break',
            'Find a data-loading bottleneck in the PyTorch profiler and remove it',
          ],
        },
        {
          title: 'Training on several devices',
          category: 'Concept',
          aim: 'Choose and run a parallel strategy for a model that is too large or too slow',
          description:
            'Data, tensor and pipeline parallelism split the work in different ways. Memory arithmetic tells you which of them you need.',
          objectives: [
            'Estimate the memory for weights, gradients, AdamW states and activations of a 1-billion-parameter model',
            'Run DistributedDataParallel with torchrun and verify that the losses match a single-device run',
            'Explain how FSDP shards parameters and what activation checkpointing trades',
          ],
        },
        {
          title: 'Generative models',
          category: 'Concept',
          aim: 'Explain and train a small generative model',
          description:
            'Autoencoders, diffusion and flow models learn to produce new samples rather than labels. They differ in objective, speed and control.',
          objectives: [
            'Train a variational autoencoder and explain the reconstruction and KL terms',
            'Implement the noise-prediction objective of a diffusion model on a small image set',
            'Compare diffusion with flow matching, and explain classifier-free guidance',
          ],
        },
        {
          title: 'Compression and deployment formats',
          category: 'Practice',
          aim: 'Make a trained network smaller and faster without hiding the loss in quality',
          description:
            'Production has limits on latency, memory and cost. Quantization, distillation and export bring a model within them, at a price you have to measure.',
          objectives: [
            'Quantize a model to int8 with torchao or ONNX Runtime and report accuracy, size and latency',
            'Distil a large classifier into a smaller one using softened logits',
            'Export with torch.export or ONNX and check that outputs agree within tolerance',
          ],
        },
      ],
    },
    practice: {
      title: 'Research habits and shipped models',
      overview:
        'You reproduce published work, build your own model and explain it. You learn to debug training in a systematic way.',
      tags: ['Project', 'Paper reproduction', 'Interview'],
      units: [
        {
          title: 'Reproducing a paper',
          category: 'Practice',
          aim: 'Reimplement a published result at small scale',
          description:
            'Reading code and papers side by side shows the details that abstracts leave out. A small reproduction with ablations teaches more than a dozen tutorials.',
          objectives: [
            'Choose a paper whose main claim can be tested on one GPU within a day',
            'Reimplement the method and run three seeds against a matched baseline',
            'Run two ablations and write down where your result differs from the paper and why',
          ],
        },
        {
          title: 'Project: a trained model with a live demo',
          category: 'Project',
          aim: 'Train, evaluate and publish a network for a problem of your choice',
          description:
            'A problem of your own forces decisions about data, architecture and budget that exercises avoid. The demo and model card let others judge it.',
          objectives: [
            'Assemble and version a data set with a leakage-free split and a simple non-neural baseline',
            'Track at least eight runs with configuration, curves and seeds in MLflow or Weights & Biases',
            'Publish weights, model card and an interactive Gradio demo',
            'Report results per class with confidence intervals and a gallery of failures',
          ],
        },
        {
          title: 'Deep learning interviews and debugging rounds',
          category: 'Interview',
          aim: 'Explain network behaviour and find faults in training code',
          description:
            'Interviewers like to hand over a training script with hidden errors and ask why the loss behaves as it does. A fixed order of checks keeps you calm.',
          objectives: [
            'Find four planted bugs, such as a missing zero_grad, softmax applied twice, wrong axis and unshuffled labels',
            'Explain vanishing gradients, residual connections and layer norm on a whiteboard',
            'Write multi-head attention from memory and state its time and memory cost in sequence length',
          ],
        },
      ],
    },
  },
}
