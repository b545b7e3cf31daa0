import type { Topic } from './topic.ts'

export const computerVision: Topic = {
  id: 'computer-vision',
  name: 'Computer vision',
  domain: 'ai',
  aliases: [
    'computer vision',
    'computervision',
    'cv models',
    'machine vision',
    'image processing',
    'image recognition',
    'image classification',
    'object detection',
    'image segmentation',
    'semantic segmentation',
    'face recognition',
    'ocr',
    'optical character recognition',
    'opencv',
    'open cv',
    'yolo',
    'yolov8',
    'ultralytics',
    'segment anything',
    'vision transformer',
    'vision transformers',
    'vit',
    'video analysis',
    'object tracking',
    'pose estimation',
    'visual ai',
    'torchvision',
  ],
  related: ['python', 'numpy', 'machine-learning', 'deep-learning', 'mlops', 'data-visualization'],
  stages: {
    foundations: {
      title: 'Pixels, filters and geometry',
      overview:
        'You learn what an image is to a program and how to change it. You solve small tasks with classical methods before training any network.',
      tags: ['OpenCV', 'Filters', 'Geometry'],
      units: [
        {
          title: 'Images as arrays',
          category: 'Concept',
          aim: 'Read, convert and inspect images without colour or range errors',
          description:
            'An image is an array of numbers with channels, a value range and an axis order. Mixing up any of these produces wrong results that often go unnoticed.',
          objectives: [
            'Explain BGR versus RGB, HWC versus CHW and uint8 versus float ranges in OpenCV, Pillow and PyTorch',
            'Resize and crop with a suitable interpolation and apply EXIF orientation',
            'Plot channel histograms and convert to HSV or Lab to isolate a coloured object',
          ],
        },
        {
          title: 'Filtering, edges and thresholds',
          category: 'Tool',
          aim: 'Extract simple structures with classical image processing',
          description:
            'Blurring, edge detection and thresholds solve many controlled tasks without training. They also remain the preparation and clean-up around learned models.',
          objectives: [
            'Implement a 2-D convolution in NumPy and match cv2.filter2D, minding the kernel flip',
            'Compare Gaussian, median and bilateral filters on two kinds of noise',
            'Count coins in a photo with Otsu thresholding, morphology and cv2.findContours',
          ],
        },
        {
          title: 'Cameras, keypoints and transforms',
          category: 'Concept',
          aim: 'Relate pixels to the world by calibration and geometric transforms',
          description:
            'A camera projects the world on a plane with some distortion. Calibration and homographies let you measure, straighten and align images.',
          objectives: [
            'Calibrate a camera with a chessboard and report the reprojection error',
            'Match ORB or SIFT keypoints and estimate a homography with RANSAC',
            'Straighten a photographed document with cv2.getPerspectiveTransform',
          ],
        },
      ],
    },
    core: {
      title: 'Classification, detection and segmentation',
      overview:
        'You train modern networks for the three main vision tasks. You prepare labels with care and read the metrics that go with each.',
      tags: ['Detection', 'Segmentation', 'Transfer learning'],
      units: [
        {
          title: 'Image classification by transfer learning',
          category: 'Tool',
          aim: 'Train a dependable classifier from a few hundred images per class',
          description:
            'Pretrained backbones carry general visual features, so a small data set can go far. Augmentation and clean splits decide whether it works outside the lab.',
          objectives: [
            'Fine-tune a ConvNeXt or ViT backbone from timm and compare with frozen DINOv2 or DINOv3 features',
            'Choose augmentations that keep the label and justify those you reject',
            'Check with Grad-CAM whether the model looks at the object or at the background',
          ],
        },
        {
          title: 'Data collection and labelling',
          category: 'Practice',
          aim: 'Create a labelled image set with measured label quality',
          description:
            'Label errors and near-duplicate images limit a vision model more than its architecture. A written guide and spot checks raise the ceiling.',
          objectives: [
            'Write labelling rules with borderline examples and label 300 images in CVAT or Label Studio',
            'Measure agreement between two annotators by IoU and resolve conflicts',
            'Find near-duplicates with embeddings and split by scene, camera or day',
          ],
        },
        {
          title: 'Object detection',
          category: 'Concept',
          aim: 'Train a detector and interpret its precision and recall',
          description:
            'Detection finds objects and their boxes at once. Matching predictions with labels by overlap makes its metrics different from classification.',
          objectives: [
            'Fine-tune a YOLO model and RT-DETR on a custom set and compare accuracy and speed',
            'Compute IoU and non-maximum suppression by hand for five boxes',
            'Explain mAP at 0.5 and at 0.5 to 0.95, and choose a confidence threshold for a use case',
            'Improve recall on small objects through tiling or higher resolution',
          ],
        },
        {
          title: 'Segmentation',
          category: 'Concept',
          aim: 'Predict masks and judge them by region and boundary quality',
          description:
            'Segmentation labels pixels instead of boxes, which suits medical, aerial and editing tasks. Promptable models now produce usable masks with little training.',
          objectives: [
            'Distinguish semantic, instance and panoptic segmentation on one street scene',
            'Train a U-Net with Dice plus cross-entropy loss and report IoU per class',
            'Use Segment Anything to speed up labelling and measure the corrections needed',
          ],
        },
      ],
    },
    advanced: {
      title: 'Video, multimodal and edge vision',
      overview:
        'You work with time, language and depth in addition to single images. You make models robust and small enough for real devices.',
      tags: ['Tracking', 'Vision-language', 'Edge'],
      units: [
        {
          title: 'Video and tracking',
          category: 'Concept',
          aim: 'Follow objects through video and count events correctly',
          description:
            'Video adds motion, occlusion and a strict time budget. Trackers join detections over frames, and identity switches are their typical failure.',
          objectives: [
            'Track people with ByteTrack on top of a detector and report HOTA or IDF1',
            'Count line crossings and compare with a manual count on ten minutes of video',
            'Build a decode, infer and display pipeline that drops frames instead of growing latency',
          ],
        },
        {
          title: 'Vision-language models',
          category: 'Tool',
          aim: 'Use image-text models for search, zero-shot labels and document reading',
          description:
            'Models trained on images and text accept class names or questions as input. They reduce the need for labels, and they also invent details.',
          objectives: [
            'Build text-to-image search with CLIP or SigLIP embeddings and measure recall@10',
            'Detect classes by name with an open-vocabulary detector such as Grounding DINO',
            'Compare a vision-language model with a dedicated OCR pipeline on 50 receipts, field by field',
          ],
        },
        {
          title: 'Robustness and failure slices',
          category: 'Practice',
          aim: 'Find the conditions in which a model fails and reduce them',
          description:
            'Test accuracy hides night, rain, other cameras and other skin tones. Testing by slice and by corruption shows where a model must not be used.',
          objectives: [
            'Evaluate by lighting, camera, object size and, where people appear, by demographic group',
            'Apply synthetic corruptions such as blur and JPEG artefacts and plot the decline',
            'Explore failures in FiftyOne and collect targeted data for the worst slice',
          ],
        },
        {
          title: 'Real-time and edge deployment',
          category: 'Tool',
          aim: 'Run a vision model on a device at a required frame rate',
          description:
            'Phones, cameras and robots have little memory and no patience. Export, quantization and efficient pre-processing bring a model within the budget.',
          objectives: [
            'Export to ONNX and optimise with TensorRT, OpenVINO, LiteRT or Core ML',
            'Quantize to int8 with a calibration set and report mAP, latency and power or heat',
            'Profile the whole path and show the share of decoding, resizing and post-processing',
          ],
        },
      ],
    },
    practice: {
      title: 'Vision systems in the field',
      overview:
        'You take a vision task from camera to decision under real conditions. You practise explaining geometry, metrics and ethics.',
      tags: ['Project', 'Field test', 'Interview'],
      units: [
        {
          title: 'Field test of a model',
          category: 'Practice',
          aim: 'Test a model in the place where it will be used and close the gap',
          description:
            'Models that shine on a benchmark stumble on reflections, dirt and odd angles. A short field test gives the data that benchmarks lack.',
          objectives: [
            'Record footage on two days under different light and label 100 hard frames',
            'Compare field and benchmark metrics and list the three main causes of the gap',
            'Retrain with the new frames and repeat the test on a third day',
          ],
        },
        {
          title: 'Project: a camera that answers one question',
          category: 'Project',
          aim: 'Build a complete vision application on an affordable device',
          description:
            'Reading a meter, counting birds or spotting free parking spaces are small tasks with real difficulties. The whole chain from lens to result counts.',
          objectives: [
            'Define accuracy, latency and privacy requirements and obtain any consent needed',
            'Collect, label and version at least 800 images with a split by day or place',
            'Run inference on a Raspberry Pi, Jetson or phone and expose results through a small API',
            'Report a week of operation with precision, recall and a gallery of errors',
          ],
        },
        {
          title: 'Computer vision interviews',
          category: 'Interview',
          aim: 'Solve vision coding tasks and design questions with sound reasoning',
          description:
            'Interviews test array fluency, geometry and the ability to plan data. Asking about camera, light and cost of errors first marks the experienced candidate.',
          objectives: [
            'Code IoU, non-maximum suppression and bilinear resize in NumPy within 45 minutes',
            'Explain anchor-based versus set-prediction detectors and convolutions versus vision transformers',
            'Design defect inspection for a production line with rare defects and two seconds per part',
          ],
        },
      ],
    },
  },
}
